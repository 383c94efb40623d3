"""The search, compiled: information-set Monte Carlo tree search for any number of players.

Every playout deals a world that fits what the seat knows, and walks down one common tree: a node is a row of moves
from the root, whatever the dice showed on the way (an open loop), and each seat picks for itself among the children
that are legal in this world. Below the tree the match is played out, and what came of it is added to every node passed.
The seat's own moves are all tried in the same worlds, with the same dice: no luck is to make one look better.

A node starts with few children and gets more as it is visited; the best-looking moves come first. Looks are what the
game's `value` says one move later. See P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree
Search" (2012), and G. Chaslot and others, "Progressive strategies for Monte-Carlo tree search" (2008).
"""

# ruff: noqa: F821 - the open names

import math

from riverhaven.core.dice import pick, roll
from riverhaven.core.gear import loop, rule
from riverhaven.core.loops import first_waiting
from riverhaven.core.state import MAX_SEATS, record_type

NODE = record_type(
    [
        ("move", "i4"),
        ("seat", "i4"),  # who plays it
        ("first", "i4"),  # child, 0: none
        ("next", "i4"),  # sibling, 0: none
        ("visits", "i4"),
        ("offers", "i4"),  # how often the move was legal when its parent was passed
        ("reward", "f8"),  # of the seat that plays it: sum over the visits
        ("ends", "i4"),  # visits whose playout went on to the end of the match
        ("points", "f8"),  # of that seat: sums over the ends
        ("wins", "f8"),
    ]
)

# What steers a search; a game may bring its own.
PLAN = record_type(
    [
        ("explore", "f8"),  # how much to try what was tried little
        ("widen", "f8"),  # where I decide, a node visited n times has up to 1 + widen * n ** 0.5 children
        ("widen_others", "f8"),  # and where others do; few: expect them to do what looks best
        ("looks", "i8"),  # how many moves to look at for the next child
        ("guide", "i8"),  # how many to look at for every move of mine in a playout; 1: play at random
        ("guide_others", "i8"),  # and for every move of the others
        ("depth", "i8"),  # after so many moves of a playout, believe `value`; 0: play to the end
        ("calm", "i8"),  # but do so only in this phase, where it can be trusted; ANY: wherever
        ("win", "f8"),  # what part of a reward is for winning, rather than for the lead
        ("beyond", "f8"),  # for each move before that, how many may follow, to see how matches end; 0: none
    ]
)

# What one search works with, besides its tree.
DESK = record_type(
    [
        ("nodes", "i8"),  # of the tree that are in use
        ("playouts", "i8"),
        ("moves", "i8"),  # played in them
        ("beyond", "i8"),  # and after them
        ("lead", "f8", (MAX_SEATS,)),  # how far each seat was ahead or behind at the end of a playout: sums
        ("square", "f8", (MAX_SEATS,)),  # and sums of squares
    ]
)

ANY = -1
ELSEWHERE = 1 << 40  # far along the dice: what is tried here must not foretell what will be drawn
SHUFFLE = 1 << 12  # more words than it takes to shuffle the moves of one ply
DEEPEST = 512  # nodes on one path


@loop
def grow(c, known, seat, seed, times, plan, tree, desk, worlds, out, path, result):
    """`times` more playouts of what `seat` knows. `worlds` has room for two states, `out` for all moves."""
    world = worlds[0]
    for _ in range(times):
        desk.playouts += 1
        length = walk(c, worlds, known, seat, seed, plan, tree, desk, out, path)
        desk.moves += play_out(c, worlds, seat, plan, plan.depth, plan.calm, out)
        judge(c, world, result)
        reward(world, plan, desk, result)
        if plan.beyond > 0 and (desk.beyond < plan.beyond * desk.moves or tree[path[1]].ends == 0):
            desk.beyond += play_out(c, worlds, seat, plan, 0, ANY, out)
            judge(c, world, result)
        learn(tree, path, length, result, world.over)


@loop
def imagine(c, worlds, known, seat, seed, number):
    """Make the first of the `worlds` one that fits what `seat` knows; every `number` makes another."""
    worlds[0] = known
    world = worlds[0]
    world.key[0] = seed
    world.key[1] = number
    world.dice = 0
    deal(c, world, seat)


@loop
def walk(c, worlds, known, seat, seed, plan, tree, desk, out, path):
    """Down the tree, and one child beyond it; `path` gets the nodes. Returns how many they are."""
    worlds[0] = known  # enough to see what I may choose
    world = worlds[0]
    node = 0
    length = 1
    path[0] = 0
    player = seat
    while world.over == 0 and length < DEEPEST:
        n = legal(c, world, player, out)
        fresh = offer(tree, node, player, out, n)
        widen = plan.widen if player == seat else plan.widen_others
        if desk.nodes < len(tree) and fresh > 0 and n - fresh < 1 + widen * math.sqrt(tree[node].visits):
            if node == 0:
                imagine(c, worlds, known, seat, seed, desk.playouts)
            move = best_looking(c, worlds, player, out, fresh, plan.looks)
            child = born(tree, desk, node, player, move)
        else:
            child = promising(tree, node, plan, player, out, fresh, n)
        if child == 0:  # the tree is full, and has nothing for this world
            return length
        if node == 0:  # each of my moves meets the same worlds
            imagine(c, worlds, known, seat, seed, tree[child].visits)
        node = child
        path[length] = node
        length += 1
        apply(c, world, player, tree[node].move)
        world.ply += 1
        if n > 1 and tree[node].visits == 0:
            return length
        if world.over == 0:
            player = first_waiting(world)
    return length


@rule
def offer(tree, node, player, out, n):
    """Sort the legal moves: those that are no child yet come first. Returns how many these are."""
    fresh = n
    child = tree[node].first
    while child != 0:
        if tree[child].seat == player:
            for i in range(fresh):
                if out[i] == tree[child].move:
                    tree[child].offers += 1
                    fresh -= 1
                    out[i] = out[fresh]
                    out[fresh] = tree[child].move
                    break
        child = tree[child].next
    return fresh


@rule
def born(tree, desk, node, player, move):
    """A new child of `node`."""
    child = desk.nodes
    desk.nodes += 1
    tree[child].move = move
    tree[child].seat = player
    tree[child].offers = 1
    tree[child].next = tree[node].first
    tree[node].first = child
    return child


@rule
def promising(tree, node, plan, player, out, fresh, n):
    """Of the children that are legal in this world, the one that does well or was tried little; 0 if there is none."""
    best = 0
    highest = -1.0
    child = tree[node].first
    while child != 0:
        if tree[child].seat == player and is_legal(tree[child].move, out, fresh, n):
            visits = tree[child].visits
            urgency = tree[child].reward / visits + plan.explore * math.sqrt(math.log(tree[child].offers) / visits)
            if urgency > highest:
                highest = urgency
                best = child
        child = tree[child].next
    return best


@rule
def is_legal(move, out, fresh, n):
    for i in range(fresh, n):
        if out[i] == move:
            return True
    return False


@loop
def best_looking(c, worlds, player, out, n, looks):
    """The best of `looks` of the first n moves, picked at random, by the game's estimate one move later."""
    world = worlds[0]
    if n == 1:
        return out[0]
    if looks == 1:
        return out[pick(world, n)]
    dice = int(world.dice)  # stay where they are: after another choice the world draws the same
    world.dice = dice + ELSEWHERE + SHUFFLE * int(world.ply)
    best = 0
    highest = -1e9
    for i in range(min(looks, n)):
        other = i + roll(world, n - i)
        move = out[other]
        out[other] = out[i]
        out[i] = move
        worlds[1] = world
        worlds[1].dice += ELSEWHERE
        apply(c, worlds[1], player, move)
        looked = value(c, worlds[1], player)
        if looked > highest:
            highest = looked
            best = i
    world.dice = dice
    return out[best]


@loop
def play_out(c, worlds, seat, plan, depth, calm, out):
    """Play `depth` moves and on to the phase `calm`, or to the end if `depth` is 0; each is the best-looking of as many
    as the `plan` says. Returns how many they were."""
    world = worlds[0]
    played = 0
    while world.over == 0 and (depth == 0 or played < depth or not (calm == ANY or world.phase == calm)):
        player = first_waiting(world)
        n = legal(c, world, player, out)
        guide = plan.guide if player == seat else plan.guide_others
        move = best_looking(c, worlds, player, out, n, guide)
        apply(c, world, player, move)
        world.ply += 1
        played += 1
    return played


@loop
def judge(c, world, result):
    """How each seat stands: its points and its share of the victory, in the columns 1 and 2 of `result`."""
    seats = int(world.seats)
    for seat in range(seats):
        result[seat, 1] = world.score[seat] if world.over == 1 else value(c, world, seat)
    winners = 0
    for seat in range(seats):
        result[seat, 2] = 0.0
        if (world.place[seat] == 1) if world.over == 1 else (lead_of(seat, seats, result) >= 0.0):
            result[seat, 2] = 1.0
            winners += 1
    for seat in range(seats):
        result[seat, 2] /= max(winners, 1)


@rule
def reward(world, plan, desk, result):
    """What that is worth to each seat, from 0 to 1, in the column 0."""
    seats = int(world.seats)
    for seat in range(seats):
        ahead = relative_lead(desk, seat, lead_of(seat, seats, result))
        result[seat, 0] = plan.win * result[seat, 2] + (1.0 - plan.win) * ahead


@rule
def relative_lead(desk, seat, lead):
    """How good a lead is for `seat`, from 0 to 1, measured by what playouts of this search usually bring it.

    Two moves may differ by a point where leads are fifty: what matters is the difference.
    """
    desk.lead[seat] += lead
    desk.square[seat] += lead * lead
    mean = desk.lead[seat] / desk.playouts
    spread = math.sqrt(max(desk.square[seat] / desk.playouts - mean * mean, 1.0))
    return 1.0 / (1.0 + math.exp((mean - lead) / spread))


@rule
def lead_of(seat, seats, result):
    """By how many points `seat` is ahead of the best of the others."""
    best = -1e9
    for other in range(seats):
        if other != seat and result[other, 1] > best:
            best = result[other, 1]
    return result[seat, 1] - best


@rule
def learn(tree, path, length, result, ended):
    """Add what came of a playout to every node passed."""
    tree[0].visits += 1
    for i in range(1, length):
        seat = tree[path[i]].seat
        tree[path[i]].visits += 1
        tree[path[i]].reward += result[seat, 0]
        if ended == 1:
            tree[path[i]].ends += 1
            tree[path[i]].points += result[seat, 1]
            tree[path[i]].wins += result[seat, 2]


@loop
def look_ahead(c, known, seat, seed, times, worlds, out, looks):
    """The estimate for every legal move of `seat`, one move later, summed over `times` worlds; returns their number."""
    n = 0
    for time in range(times):
        imagine(c, worlds, known, seat, seed, time)
        n = legal(c, worlds[0], seat, out)
        for i in range(n):
            worlds[1] = worlds[0]
            apply(c, worlds[1], seat, out[i])
            looks[i] += value(c, worlds[1], seat)
    return n
