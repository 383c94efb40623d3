"""What is outside the rules language is refused, with the line and a sentence that says what to write instead."""

import pytest

from riverhaven.core.language import Refused

from .workshop import Workshop

# what is refused: (the body of a rule of c, s, a; words on its line; words of the sentence)
OUTSIDE = {
    "a list": ("x = [1, 2]", "x = [", "make scratch space with [0] * SIZE"),
    "a list of something else": ("x = [1] * 4", "x = [1]", "make scratch space with [0] * SIZE"),
    "scratch space of a size that is known later": ("x = [0] * a", "x = [0]", "has a constant size"),
    "scratch space in an expression": ("return len([0] * 4)", "[0] * 4", "make scratch space"),
    "scratch space of another size": ("x = [0] * 4\nx = [0] * 5", "[0] * 5", "x is something else already"),
    "scratch space that becomes something else": ("x = [0] * 4\nx = s.row", "x = s.row", "x is scratch space"),
    "a slice of scratch space": ("x = [0] * 4\nreturn len(x[1:])", "x[1:]", "would be a copy"),
    "a dict": ("return {1: 2}[a]", "{1: 2}", "use a table"),
    "a set": ("x = {1, 2}", "x =", "use the bits of an integer"),
    "a comprehension": ("x = [i for i in range(3)]", "x =", "write a loop that fills"),
    "a lambda": ("x = lambda: 1", "x =", "write a rule"),
    "a text": ('return s.small == "place"', "place", "neither a number nor a table"),
    "None": ("x = None", "x =", "neither a number"),
    "an f-string": ('x = f"{a}"', "x =", "return a number"),
    "raise": ("raise ValueError", "raise", "return a number that tells what is wrong"),
    "try": ("try:\n    x = 1\nexcept ValueError:\n    x = 2", "try", "return a number that tells what is wrong"),
    "with": ("with a:\n    pass", "with", "leave it to the caller"),
    "assert": ("assert a", "assert", "state it in the game's audit"),
    "a function inside": ("def inner():\n    pass", "def inner", "as a rule of its own"),
    "global": ("global TABLE", "global", "keep what changes in the record"),
    "walrus": ("if (x := a) > 0:\n    pass", ":=", "assign on a line of its own"),
    "import": ("import os", "import os", "import at the head"),
    "an annotation": ("x: int = 1", "x:", "leave out the type"),
    "match": ("match a:\n    case 1:\n        pass", "match", "write if and elif"),
    "del": ("del a", "del", "set it to a value"),
    "a power": ("return a ** 2", "**", "there is no Pow"),
    "in": ("return a in TABLE", "in TABLE", "there is no In"),
    "is": ("return a is c", "is c", "there is no Is"),
    "a for loop over an array": ("for x in s.row:\n    pass", "for x", "for name in range(...)"),
    "a for loop with else": ("for x in range(3):\n    pass\nelse:\n    a = 1", "for x", "a loop has no else"),
    "a while loop with else": ("while a:\n    a -= 1\nelse:\n    a = 1", "while a", "a loop has no else"),
    "a range of floats": ("for x in range(1.5):\n    pass", "for x", "a range is made of integers"),
    "a range with step 0": ("for x in range(0, 3, 0):\n    pass", "for x", "the step of a range is not 0"),
    "a = b = c": ("x = y = a", "x = y", "one name a value at a time"),
    "print": ("print(a)", "print", "print is no rule"),
    "an unknown function": ("return unknown(a)", "unknown", "unknown is not known here"),
    "an unknown name": ("return unknown + a", "unknown", "unknown is not known here"),
    "an unknown field": ("return s.smal", "smal", "there is no field 'smal' in this record; it has wide_one"),
    "a field of a number": ("return a.small", "a.small", "only a record has fields, and this is an integer"),
    "an item of a number": ("return a[0]", "a[0]", "only an array has items, and this is an integer"),
    "an item of a record": ("return s[0]", "s[0]", "only an array has items, and this is a record"),
    "an index from the end": ("return s.row[-1]", "row[-1]", "an index counts from 0"),
    "an index past the end": ("return s.row[4]", "row[4]", "there is no item 4"),
    "too many indices": ("return s.row[1, 2]", "row[1, 2]", "this array has 1 indices"),
    "an index that is a float": ("return s.row[0.5]", "row[0.5]", "an index is an integer"),
    "a slice with a step": ("return len(s.row[::2])", "::2", "without a step"),
    "a slice of a plane": ("return len(s.grid[1, 1:2])", "1:2", "a slice is of an array with one index"),
    "a keyword": ("return max(a, key=a)", "key", "by their place"),
    "another number of arguments": ("return helper(a)", "helper(a)", "takes 2 arguments, and gets 1"),
    "calling a local": ("x = a\nreturn x(1)", "x(1)", "x is a local name, and no rule"),
    "calling an item": ("return s.row[0](1)", "(1)", "only a rule can be called"),
    "another method": ("return a.conjugate()", "conjugate", "a number has no conjugate()"),
    "a function of another module": ("return math.sin(a)", "math.sin", "math.sin is outside"),
    "changing the parts": ("c.limit = 3", "c.limit", "for reading only"),
    "changing an item of the parts": ("c.price[1] += 3", "c.price", "for reading only"),
    "changing a table": ("TABLE[0] = 1", "TABLE[0]", "for reading only"),
    "changing the parts through a name": ("x = c.price\nx[0] = 1", "x[0]", "for reading only"),
    "storing a float as an integer": ("s.small = 0.5", "0.5", "write int(...)"),
    "storing a row": ("s.row = s.row", "s.row = ", "cannot be given a value as a whole"),
    "storing a record of another kind": ("x = s\nx = c", "x = c", "is now a record, now a record"),
    "a name that is now a number, now an array": ("x = 1\nx = s.row", "x = s.row", "is now an integer, now an array"),
    "a name without a value": ("if a:\n    x = 1\nreturn x", "return x", "x may have no value here"),
    "a name that a loop may not give": ("for x in range(a):\n    pass\nreturn x", "return x", "x may have no value"),
    "a counter after its loop": ("for i in range(3):\n    y = i\nreturn y", "return y", "y may have no value"),
    "in place without a value": ("x += 1", "x += 1", "x may have no value here"),
    "no value at the end": ("if a:\n    return 1", "def outside", "must return a value whichever way"),
    "what can never be reached": ("return 1\nx = 2", "x = 2", "this can never be reached"),
    "returning an array": ("return s.row", "return", "a rule cannot return an array"),
    "returning now this, now that": ("if a:\n    return 1, 2\nreturn 3", "return 3", "what it returns is now"),
    "returning now nothing": ("if a:\n    return\nreturn 3", "return 3", "is now nothing, now an integer"),
    "an argument that changes its type": ("a = 0.5\nreturn a", "a = 0.5", "a is now an integer, now a float"),
    "an argument that becomes wide": ("a = wide(a)", "def outside", "the argument 'a' becomes a wide integer"),
    "and of numbers as a value": ("return a and 3", "a and 3", "join truth values"),
    "a float in bits": ("return 0.5 | a", "0.5", "for integers only"),
    "floor division of floats": ("return 0.5 // a", "0.5", "for integers only"),
    "the bits of a float": ("return ~s.weight", "~", "for integers only"),
    "dividing by 0": ("return a // 0", "// 0", "divides by 0"),
    "a shift by 32": ("return a << 32", "<< 32", "write wide(...)"),
    "a shift by 64": ("return wide(a) << 64", "<< 64", "by 0 to 63 bits"),
    "a constant of 65 bits": ("return 1 << 63", "1 << 63", "needs more than 64 bits"),
    "float32 and float": ("return s.single + s.weight", "s.single", "write float(...) or float32(...)"),
    "a choice between integer and float": ("return 1 if a > 3 else 0.5", "0.5", "this is now an integer, now a float"),
    "a choice between float32 and float": ("x = s.single if a else 0.3", "0.3", "now a float32, now a float: write"),
    "a choice that calls something": ("x = helper(s, a) if a else 0.3", "0.3", "this is now an integer, now a float"),
    "a name that is now an integer, now a float": ("x = 0\nx += 0.5", "x += 0.5", "x is now an integer, now a"),
    "returning now an integer, now a float": ("if a:\n    return 1\nreturn 0.5", "0.5", "write 0.0 instead of 0"),
    "min of an integer and a float": ("return min(s.weight, 9)", "min", "this is now a float, now an integer"),
    "max of a float32 and a float": ("return float(max(s.single, 0.5))", "max", "this is now a float32, now a float"),
    "comparing a wide integer with a float": ("return s.wide_one < s.weight", "s.wide_one", "is compared with a float"),
    "comparing a float32 with a wide integer": ("return s.single < s.wide_one", "s.wide_one", "meets a wide integer"),
    "dividing a wide integer": ("return s.wide_one / a", "s.wide_one", "write // or float(...)"),
    "dividing by a wide integer": ("return a / s.wide_one", "s.wide_one", "write // or float(...)"),
    "float32 of NumPy's": ("return float(np.float32(0.5))", "np.float32", "np.float32 is outside the rules language"),
    "a table of integers and floats": ("return MIXED[a]", "MIXED", "write 0.0 instead of 0"),
    "an endless number in a table": ("return INFINITE[a]", "INFINITE", "no table of finite floats"),
    "a slice that ends before it begins": ("return len(s.row[3:1])", "3:1", "there is no slice 3 to 1 here"),
    "a slice past the end": ("return len(s.row[1:5])", "1:5", "there is no slice 1 to 5 here"),
    "a name of the compiler's": ("__linux_ = a\nreturn __linux_", "def outside", "a name does not begin with two _"),
    "wrapping a float": ("return wrapped(s.weight * a)", "wrapped", "only integers overflow"),
    "a wrapped shift by 64": ("return wrapped(a << 64)", "<< 64", "by 0 to 63 bits"),
    "a statement that does nothing": ("a + 1", "a + 1", "this does nothing"),
    "a call that returns nothing": ("x = silent(s)", "x = ", "this call returns nothing"),
    "a call to itself": ("return again(a)", "return again(a - 1)", "calls itself"),
    "too few names": ("x, y = pair(a), 1, 2", "x, y", "not as many values as names"),
    "too many values": ("x, y, z = pair(a)", "x, y, z", "not 3 values"),
    "several values as one argument": ("return helper(pair(a), 1)", "helper(pair", "cannot be passed as one"),
    "picking from several values by a name": ("x = pair(a)\nreturn x[a]", "x[a]", "picked by a number from 0 to 1"),
    "arithmetic with a record": ("return s + 1", "s + 1", "a number is wanted here, not a record"),
    "max of one": ("return max(a)", "max(a)", "two numbers or more"),
    "the length of a number": ("return len(a)", "len(a)", "only an array has a length"),
    "a table with rows of different length": ("return UNEVEN[0][0]", "UNEVEN", "all rows equally long"),
    "a table of texts": ("return TEXTS[0]", "TEXTS", "no table of numbers"),
    "an endless constant": ("return ENDLESS * a", "ENDLESS", "a finite number"),
    "narrow floats": ("return narrow(0.5)", "0.5", "only an integer can be narrow"),
    "a move with too few indices": ("return PLACE.pack(1, 2)", "PLACE.pack", "have 3 axes, and get 2 indices"),
    "a move with a wide index": ("return BID.pack(wide(a))", "BID.pack", "not wide"),
    "an index that no move has": ("return BID.pack(5)", "BID.pack", "there is no item 5"),
    "the indices of two moves": ("return BID.unpack(1, 2)", "BID.unpack", "unpack takes one move"),
    "the indices of a move without any": ("return PASS.unpack(a)", "PASS.unpack", "pass have no axis"),
    "something else of a block": ("return BID.text(a)", "BID.text", "and no text"),
    "a name that no number has": ("return Reason.WHY", "Reason.WHY", "Reason has no WHY"),
    "int of nothing": ("return int()", "int()", "int of what?"),
}
HELPERS = """
UNEVEN = ((1, 2), (3,))
TEXTS = ("a", "b")
ENDLESS = float("inf")
INFINITE = (0.5, ENDLESS)
MIXED = (0, 0.5)

@rule
def helper(s, a):
    s.small = 1
    return a

@rule
def silent(s):
    s.small = 1

@rule
def pair(a):
    return a, a

@rule
def again(a):
    return again(a - 1)

"""


@pytest.mark.parametrize("name", OUTSIDE)
def test_it_is_refused_with_its_line_and_what_to_write_instead(name: str) -> None:
    body, words, sentence = OUTSIDE[name]
    lines = "\n".join(f"    {line}" for line in body.split("\n"))
    workshop = Workshop(f"{HELPERS}@rule\ndef outside(c, s, a):\n{lines}\n")
    with pytest.raises(Refused) as refused:
        workshop.unit(names=("outside",))
    assert sentence in refused.value.why
    assert refused.value.file == str(workshop.file)
    text = workshop.file.read_text().splitlines()
    assert words in text[refused.value.line - 1]
    assert str(refused.value).startswith(f"{workshop.file}:{refused.value.line}: ")


@pytest.mark.parametrize("head", ["def outside(s, a=1):", "def outside(s, *a):", "def outside(s, *, a):"])
def test_a_rule_takes_plain_arguments(head: str) -> None:
    workshop = Workshop(f"@rule\n{head}\n    return 1\n")
    with pytest.raises(Refused, match="a rule takes plain arguments"):
        workshop.unit(names=("outside",))
