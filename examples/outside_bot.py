#!/usr/bin/env python3
"""A bot that needs nothing of Riverhaven: it reads lines of JSON and answers with lines of JSON.

    riverhaven arena newhaven --bots cmd:./outside_bot.py,random --games 20

Write yours in any language. What a line holds is told in docs/researchers.md; standard error is yours for notes.
"""

import json
import random
import sys

# What I like best, by the first word of a move, in any of the three games; whatever is not named comes last.
LIKED = ("build", "ship", "load", "assess", "claim", "plant", "place", "track", "god", "draw", "take")


def liking(move):
    word = move.split()[0]
    return LIKED.index(word) if word in LIKED else len(LIKED)


def choose(asked):
    """One of the legal moves of the best kind."""
    rng = random.Random(asked["seed"])  # the same seed is to give the same move
    best = min(map(liking, asked["moves"]))
    return rng.choice([move for move in asked["moves"] if liking(move) == best])


for line in sys.stdin:  # one line for each decision, until there are no more
    print(json.dumps({"move": choose(json.loads(line))}), flush=True)
