"""The dice: the published vectors, and draws without a bias."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core.dice import cast, draw, key_of, philox, random_word, roll

FULL = 0xFFFFFFFF


# The known answers that come with Random123, the library of Philox's authors: counter, key, output.
@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((FULL,) * 4, (FULL,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_philox_gives_the_published_words(
    counter: tuple[int, ...], key: tuple[int, ...], words: tuple[int, ...]
) -> None:
    assert tuple(philox(*counter, *key)) == words


@pytest.fixture
def state() -> np.record:
    return rh.game("newhaven").new(seed=1).state


def test_key_and_counter_reach_the_right_words(state: np.record) -> None:
    state.key[:] = [0x299F31D0_A4093822, 0x03707344_13198A2E]
    state.dice = np.int64(np.uint64(0x85A308D3_243F6A88))
    assert random_word(state) == 0xD16CFE09
    assert state.dice == np.int64(np.uint64(0x85A308D3_243F6A89))


def test_a_negative_key_is_just_bits(state: np.record) -> None:
    state.key[:] = [-1, -1]
    state.dice = -1
    assert random_word(state) == 0x408F276D


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 100, 2**32])
def test_a_roll_stays_in_range_and_moves_the_counter(state: np.record, n: int) -> None:
    before = int(state.dice)
    rolls = [roll(state, n) for _ in range(200)]
    assert all(0 <= r < n for r in rolls)
    assert state.dice >= before + 200


def test_every_face_is_equally_likely(state: np.record) -> None:
    rolls = Counter(int(roll(state, 7)) for _ in range(7000))
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in rolls.values())
    assert chi_squared < 22.5  # 6 degrees of freedom: once in a thousand by chance, and the dice are fixed


def test_words_beyond_the_last_whole_multiple_are_thrown_again(state: np.record) -> None:
    # For n = 3 * 2^30 a quarter of all words must be thrown again; a plain remainder would favour the low third.
    n = 3 * 2**30
    before = int(state.dice)
    low = sum(roll(state, n) < 2**30 for _ in range(3000))
    assert 900 < low < 1100
    assert 3800 < state.dice - before < 4200


def test_a_draw_takes_one_item_of_its_kind(state: np.record) -> None:
    counts = np.array([0, 3, 0, 2, 1], np.int8)
    drawn = Counter(int(draw(state, counts)) for _ in range(6))
    assert drawn == {1: 3, 3: 2, 4: 1} and not counts.any()


def test_every_item_is_equally_likely(state: np.record) -> None:
    drawn = Counter(int(draw(state, np.array([1, 2, 3], np.int8))) for _ in range(6000))
    assert abs(drawn[0] - 1000) < 120 and abs(drawn[1] - 2000) < 150 and abs(drawn[2] - 3000) < 160


def test_a_bag_of_more_than_127_does_not_overflow(state: np.record) -> None:
    counts = np.full(24, 6, np.int8)
    assert 0 <= draw(state, counts) < 24


def test_a_seed_gives_its_key_and_neighbours_differ(state: np.record) -> None:
    cast(state, 7)
    assert tuple(state.key.tolist()) == key_of(7) != key_of(8) and state.dice == 0
    assert key_of(7) == (key_of(7)[0], key_of(7)[1])


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", None, True])
def test_a_seed_is_a_whole_number_of_128_bits(seed: Any) -> None:
    with pytest.raises(rh.Refusal, match="whole number"):
        key_of(seed)
