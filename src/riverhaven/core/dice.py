"""Dice that live in the state: Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011).

The n-th random word of a match is a pure function of its key and n, so a copied match rolls what the original would
have rolled, in every gear. Words are unsigned, but the rules language knows only signed integers: so they are kept in
64 bits. A product of two words may overflow into the sign, which the mask after the shift cleans away.
"""

import hashlib

import numpy as np

from riverhaven.core.gear import narrow, rule, wide, wrapped
from riverhaven.core.record import Field
from riverhaven.core.words import Refusal

# Any record that begins with these two fields can roll.
BITS = range(-(1 << 63), 1 << 63)
DICE = (Field("key", BITS, 2), Field("dice", BITS))

WORD = 0xFFFFFFFF
MULTIPLIER_0, MULTIPLIER_1 = 0xD2511F53, 0xCD9E8D57
WEYL_0, WEYL_1 = 0x9E3779B9, 0xBB67AE85
ROUNDS = 10


@rule
def philox(c0, c1, c2, c3, k0, k1):
    """Four random words for a counter of four words and a key of two."""
    for _ in range(ROUNDS):
        p0 = wrapped(MULTIPLIER_0 * c0)
        p1 = wrapped(MULTIPLIER_1 * c2)
        c0 = ((p1 >> 32) & WORD) ^ c1 ^ k0
        c2 = ((p0 >> 32) & WORD) ^ c3 ^ k1
        c1 = p1 & WORD
        c3 = p0 & WORD
        k0 = (k0 + WEYL_0) & WORD
        k1 = (k1 + WEYL_1) & WORD
    return c0, c1, c2, c3


@rule
def random_word(s):
    """32 random bits; the counter moves on by one."""
    counter = s.dice
    key = s.key[0]
    high = s.key[1]
    s.dice = wrapped(counter + 1)
    words = philox(
        counter & WORD, (counter >> 32) & WORD, high & WORD, (high >> 32) & WORD, key & WORD, (key >> 32) & WORD
    )
    return words[0]


@rule
def roll(s, n):
    """A number from 0 to n - 1, each equally likely: words past the last whole multiple of n are thrown away."""
    word = random_word(s)
    while word > WORD - n and word >= (WORD + 1) - (WORD + 1) % n:
        word = random_word(s)
    return narrow(word % n)


@rule
def pick(s, n):
    """A number from 0 to n - 1 for a random player's choice at this ply.

    It comes from another stream of the same key: the match's own dice stay where they are, so it draws what it would
    have drawn in other hands. No word is thrown away; for the few moves of a game the bias is below one in a million.
    """
    key = s.key[0]
    high = s.key[1]
    words = philox(wide(s.ply), WORD, high & WORD, (high >> 32) & WORD, key & WORD, (key >> 32) & WORD)
    return narrow(words[0] * n >> 32)


@rule
def draw(s, counts):
    """Draw one item from a bag that holds counts[kind] items of each kind; returns its kind."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    kind = 0
    left = roll(s, total) - counts[0]
    while left >= 0:
        kind += 1
        left -= counts[kind]
    counts[kind] -= 1
    return kind


@rule
def forget_dice(s):
    """Part of every `redact`: nobody may know what the dice will show."""
    s.key[0] = 0
    s.key[1] = 0
    s.dice = 0


# A seed gives other dice to a match than to what is imagined of it.
REAL, IMAGINED = b"riverhaven dice", b"imagined dice"


def key_of(seed: int, person: bytes = REAL) -> tuple[int, int]:
    """The dice key of a match: 128 bits that tell nothing about the seed."""
    if type(seed) is not int or not 0 <= seed < 2**128:
        raise Refusal("wrong-seed", seed=repr(seed))
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16, person=person).digest()
    first, second = np.frombuffer(digest, "<i8").tolist()
    return first, second


def cast(s: np.record, seed: int, person: bytes = REAL) -> None:
    """Give the record `s` fresh dice, made from `seed`."""
    s.key[:] = key_of(seed, person)
    s.dice = 0
