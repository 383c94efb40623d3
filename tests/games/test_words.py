"""The words of the three games: they speak to whoever reads them, and no two different moves are told alike."""

import random
import re
from collections import defaultdict
from pathlib import Path

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.bots import LEVELS
from riverhaven.core import contract
from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.record import copy_of
from riverhaven.core.words import LANGUAGES, SHELL, Say

GAMES = [rh.game(name) for name in ("newhaven", "riverboat", "caboose")]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ME = 0


def course(game: Game, seats: int, seed: int) -> Match:
    """A match whose players like every kind of move."""
    match, choose = game.new(seats=seats, seed=seed), random.Random(seed)
    while not match.over:
        moves = match.moves(match.waiting[0])
        kind = choose.choice(sorted({move.block for move in moves}))
        match.play(match.waiting[0], choose.choice([move for move in moves if move.block == kind]))
    return match


ROWS = ("display", "tiles")  # of New Haven: which of two equal pieces is taken does not matter


def in_any_order(state: np.record) -> bytes:
    """A state in which it does not matter where in a row something lies."""
    found = copy_of(state)
    for name in ROWS:
        if name in (found.dtype.names or ()) and found[name].ndim:
            found[name].sort(axis=-1)
    return bytes(found.tobytes())


@every_game
def test_every_sentence_of_the_log_says_you(game: Game) -> None:
    assert contract.says_you(game)
    contract.check_you(game)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_hears_their_own_name(game: Game, lang: str) -> None:
    match = course(game, game.seats[0], seed=5)
    mine = game.words.say(lang, Say("player", number=ME + 1))
    met = 0
    for ply in range(len(match.turns)):
        told = match.told(ply, ME)
        for say, line in zip(told, match.lines(ply, ME, lang, you=True), strict=True):
            if say.is_about(ME):
                met += 1
                assert mine not in line or "players" in say.variables, line
    assert met > 50


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_have_a_name_of_the_game_for_every_level(game: Game, lang: str) -> None:
    names = {game.words.say(lang, Say(f"bot-{level}", number=3)) for level in LEVELS}
    assert len(names) == len(LEVELS) and all(re.fullmatch(r"\w[\w ]+ 3", name) for name in names)


@every_game
def test_moves_that_are_told_alike_do_the_same(game: Game) -> None:
    """Otherwise nobody could choose between them: which tile, how turned, by which card."""
    told_apart = 0
    for seed, seats in enumerate(game.seats):
        match, choose = game.new(seats=seats, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            moves = match.moves(seat)
            if choose.random() < 0.15:
                found = defaultdict(set)
                for move in choose.sample(moves, min(40, len(moves))):
                    then = match.foreseen(seat, move)
                    if then is not None:
                        found[repr(match.previewed(seat, move))].add(in_any_order(then.record))
                assert all(len(ends) == 1 for ends in found.values())
                told_apart += len(found) > 1
            match.play(seat, choose.choice(moves))
    assert told_apart > 20


FOLDERS = [SHELL, *(game.folder / "words" for game in GAMES), SHELL.parent / "design" / "words"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_article_is_left_to_the_reader_and_no_word_stands_twice(folder: Path) -> None:
    """Where a language has an article that depends on what follows, it is the right one, or the sentence needs none."""
    files = [file for lang in LANGUAGES for file in (folder / f"{lang}.ftl", *(folder / lang).glob("*.ftl"))]
    for line in (line for file in files for line in file.read_text(encoding="utf-8").splitlines()):
        assert "a(z)" not in line.lower(), line
        assert not re.search(r"\b(\w{2,}) \1\b", line) or re.search(r"\b(had had|that that)\b", line), line
