"""The dice key of a seed, as a rule: so that a million matches get theirs where they are played.

It is BLAKE2b (RFC 7693) of the seed's decimal digits, cut to 128 bits, with a salt of our own called its person. The
same as `hashlib.blake2b(str(seed).encode(), digest_size=16, person=PERSON)`.
"""

from riverhaven.core.gear import rule, wide, wrapped

PERSON = b"riverhaven dice\0"
DIGITS = 39  # of the largest seed, 2^128 - 1
KEY_BYTES = 16

# Where `work` keeps what: the sixteen words that are mixed, the sixteen of the message, the digits of the seed.
MIXED, MESSAGE, DIGIT = 0, 16, 32
WORK = DIGIT + DIGITS + 1


def signed(number: int) -> int:
    return number - (1 << 64) if number >> 63 else number


def word(number: int) -> int:
    return int.from_bytes(PERSON[8 * number : 8 * number + 8], "little")


# The square roots of the first eight primes, 64 bits after the point.
IV = (
    *(0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1),
    *(0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179),
)
# The state before the first block: 16 bytes are wanted, no key, one leaf of one tree, and our person.
PARAMETERS = (0x01010000 | KEY_BYTES, 0, 0, 0, 0, 0, word(0), word(1))
START = tuple(signed(a ^ b) for a, b in zip(IV, PARAMETERS, strict=True))
SECOND_HALF = tuple(signed(number) for number in IV)
ORDER = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    (14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
    (11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4),
    (7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8),
    (9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13),
    (2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9),
    (12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11),
    (13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10),
    (6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5),
    (10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0),
)
ROUNDS = 12
# The four columns, then the four diagonals
MIXES = (
    *((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)),
    *((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)),
)
ZERO_SIGN = ord("0")


def digits_of(seed: int) -> list[int]:
    """The decimal digits of a seed, the last one first."""
    return [int(digit) for digit in reversed(f"{seed:0{DIGITS}}")]


@rule
def cast_dice(s, base, number, work):
    """Give `s` the dice of the seed that is `number` above the one whose digits are in `base`, the last digit first."""
    length = write_digits(base, number, work)
    write_message(length, work)
    for i in range(8):
        work[MIXED + i] = START[i]
        work[MIXED + 8 + i] = SECOND_HALF[i]
    work[MIXED + 12] = work[MIXED + 12] ^ length  # so many bytes,
    work[MIXED + 14] = ~work[MIXED + 14]  # and this is the last block
    for turn in range(ROUNDS):
        for i in range(8):
            first = work[MESSAGE + ORDER[turn % 10][2 * i]]
            second = work[MESSAGE + ORDER[turn % 10][2 * i + 1]]
            mix(work, MIXES[i][0], MIXES[i][1], MIXES[i][2], MIXES[i][3], first, second)
    s.key[0] = START[0] ^ work[MIXED] ^ work[MIXED + 8]
    s.key[1] = START[1] ^ work[MIXED + 1] ^ work[MIXED + 9]
    s.dice = 0


@rule
def write_digits(base, number, work):
    """The digits of the sum; returns how many there are."""
    carry = number
    length = 1
    for i in range(DIGITS):
        carry += base[i]
        work[DIGIT + i] = carry % 10
        carry = carry // 10
        if work[DIGIT + i] != 0:
            length = i + 1
    return length


@rule
def write_message(length, work):
    """The digits as text, the first one first, eight to a word."""
    for i in range(16):
        work[MESSAGE + i] = 0
    for i in range(length):
        letter = wide(ZERO_SIGN) + work[DIGIT + length - 1 - i]
        work[MESSAGE + i // 8] = work[MESSAGE + i // 8] | letter << 8 * (i % 8)


@rule
def mix(work, a, b, c, d, first, second):
    work[a] = wrapped(work[a] + work[b] + first)
    work[d] = turned(work[d] ^ work[a], 32)
    work[c] = wrapped(work[c] + work[d])
    work[b] = turned(work[b] ^ work[c], 24)
    work[a] = wrapped(work[a] + work[b] + second)
    work[d] = turned(work[d] ^ work[a], 16)
    work[c] = wrapped(work[c] + work[d])
    work[b] = turned(work[b] ^ work[c], 63)


@rule
def turned(bits, by):
    """64 bits, turned to the right."""
    return bits >> by & (wide(1) << 64 - by) - 1 | wrapped(bits << 64 - by)
