"""The search, compiled: information-set Monte Carlo tree search for any number of players.

Every playout deals a world that fits what the seat knows, and walks down one common tree: a node is a row of moves
from the root, whatever the dice showed on the way (an open loop), and each seat picks for itself among the children
that are legal in this world. Below the tree the match is played out, and what came of it is added to every node passed.
The seat's own moves are all tried in the same worlds, with the same dice: no luck is to make one look better.

A node starts with few children and gets more as it is visited; the best-looking moves come first. Looks are what the
net says one move later, or where there is none the game's `value`. See P. Cowling, E. Powley and D. Whitehouse,
"Information Set Monte Carlo Tree Search" (2012), and G. Chaslot and others, "Progressive strategies for Monte-Carlo
tree search" (2008).
"""

# ruff: noqa: F821 - the open names

import math

from riverhaven.bots.net import DRAFT, NET, ODDS, OWN, RIVAL, chance, foresee, rate
from riverhaven.bots.plan import ANY, Plan
from riverhaven.core.dice import pick, roll
from riverhaven.core.gear import loop, rule
from riverhaven.core.loops import first_waiting
from riverhaven.core.record import Field, RecordType
from riverhaven.core.state import MAX_SEATS

COUNT = range(-(1 << 31), 1 << 31)
BIG = range(-(1 << 63), 1 << 63)

NODE = RecordType(
    Field("move", COUNT),
    Field("seat", COUNT),  # who plays it
    Field("first", COUNT),  # child, 0: none
    Field("next", COUNT),  # sibling, 0: none
    Field("visits", COUNT),
    Field("offers", COUNT),  # how often the move was legal when its parent was passed
    Field("reward", float),  # of the seat that plays it: sum over the visits
    Field("ends", COUNT),  # visits whose playout told how the match ends
    Field("points", float),  # of that seat: sums over the ends
    Field("wins", float),
    Field("closed", bool),  # it is looked at no more
)

PLAN = RecordType(*(Field(name, float if kind is float else BIG) for name, kind in Plan.__annotations__.items()))

# What one search works with, besides its tree.
DESK = RecordType(
    Field("nodes", BIG),  # of the tree that are in use
    Field("playouts", BIG),
    Field("moves", BIG),  # played in them
    Field("beyond", BIG),  # and after them
    Field("lead", float, MAX_SEATS),  # how far each seat was ahead or behind at the end of a playout: sums
    Field("square", float, MAX_SEATS),  # and sums of squares
)

ELSEWHERE = 1 << 40  # far along the dice: what is tried here must not foretell what will be drawn
SHUFFLE = 1 << 12  # more words than it takes to shuffle the moves of one ply
DEEPEST = 512  # nodes on one path
NONE = -1  # move


@loop(
    known="state",
    seed="wide",
    plan=PLAN,
    tree=[NODE],
    desk=DESK,
    worlds=["state"],
    path=["i4"],
    result=["f8", 4],
    net=NET,
    draft=DRAFT,
)
def grow(c, known, seat, seed, times, plan, tree, desk, worlds, out, path, result, net, draft):
    """`times` more playouts of what `seat` knows. `worlds` has room for two states, `out` for all moves."""
    world = worlds[0]
    for _ in range(times):
        desk.playouts += 1
        length = walk(c, worlds, known, seat, seed, plan, tree, desk, out, path, net, draft)
        desk.moves += play_out(c, worlds, seat, plan, plan.depth, plan.calm, out, net, draft)
        judge(c, worlds, result, net, draft)
        reward(world, plan, desk, result)
        foretold = net.features > 0  # a net has learnt how matches end: what it says counts as one
        share = plan.beyond * desk.moves
        if not foretold and plan.beyond > 0 and (float(desk.beyond) < share or tree[path[1]].ends == 0):
            desk.beyond += play_out(c, worlds, seat, plan, 0, ANY, out, net, draft)
            judge(c, worlds, result, net, draft)
        learn(tree, path, length, result, foretold or world.over == 1)


@loop()
def imagine(c, worlds, known, seat, seed, number):
    """Make the first of the `worlds` one that fits what `seat` knows; every `number` makes another."""
    worlds[0] = known
    give_dice(worlds[0], seed, number)
    deal(c, worlds[0], seat)


@rule
def give_dice(world, seed, number):
    world.key[0] = seed
    world.key[1] = number
    world.dice = 0


@loop()
def walk(c, worlds, known, seat, seed, plan, tree, desk, out, path, net, draft):
    """Down the tree, and one child beyond it; `path` gets the nodes. Returns how many they are."""
    worlds[0] = known  # enough to see what I may choose
    world = worlds[0]
    node = 0
    length = 1
    path[0] = 0
    player = seat
    while world.over == 0 and world.ply < LONGEST and length < DEEPEST:
        n = legal(c, world, player, out)
        fresh = offer(tree, node, player, out, n)
        widen = plan.widen if player == seat else plan.widen_others
        if node == 0 and plan.halving > 0:
            child = least_visited(tree)
        elif desk.nodes < len(tree) and fresh > 0 and n - fresh < 1 + widen * math.sqrt(tree[node].visits):
            if node == 0:
                imagine(c, worlds, known, seat, seed, desk.playouts)
            move = best_looking(c, worlds, player, out, fresh, plan.looks, net, draft)
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
def least_visited(tree):
    """Of my moves that are still looked at, the one that was tried least."""
    best = 0
    child = tree[0].first
    while child != 0:
        if not tree[child].closed and (best == 0 or tree[child].visits < tree[best].visits):
            best = child
        child = tree[child].next
    return best


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


@loop()
def best_looking(c, worlds, player, out, n, looks, net, draft):
    """The best of `looks` of the first n moves, picked at random, as it looks one move later."""
    world = worlds[0]
    if n == 1:
        return out[0]
    if looks == 1:
        return out[pick(world, n)]
    dice = world.dice  # stay where they are: after another choice the world draws the same
    world.dice = dice + ELSEWHERE + SHUFFLE * world.ply
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
        looked = rate(c, worlds[1], player, net, draft)
        if looked > highest:
            highest = looked
            best = i
    world.dice = dice
    return out[best]


@loop()
def play_out(c, worlds, seat, plan, depth, calm, out, net, draft):
    """Play `depth` moves and on to the phase `calm`, or to the end if `depth` is 0; each is the best-looking of as many
    as the `plan` says. Returns how many they were."""
    world = worlds[0]
    played = 0
    while (
        world.over == 0
        and world.ply < LONGEST
        and (depth == 0 or played < depth or not (calm == ANY or world.phase == calm))
    ):
        player = first_waiting(world)
        n = legal(c, world, player, out)
        guide = plan.guide if player == seat else plan.guide_others
        move = best_looking(c, worlds, player, out, n, guide, net, draft)
        apply(c, world, player, move)
        world.ply += 1
        played += 1
    return played


@loop()
def judge(c, worlds, result, net, draft):
    """How each seat stands: its points, its share of the victory and its lead, in the columns 1 to 3 of `result`."""
    world = worlds[0]
    if net.features > 0 and world.over == 0:
        judge_by_net(c, worlds, result, net, draft)
        return
    seats = world.seats
    for seat in range(seats):
        result[seat, 1] = float(world.score[seat]) if world.over == 1 else float(value(c, world, seat))
    winners = 0
    for seat in range(seats):
        result[seat, 2] = 0.0
        result[seat, 3] = lead_of(seat, seats, result)
        if (world.place[seat] == 1) if world.over == 1 else (result[seat, 3] >= 0.0):
            result[seat, 2] = 1.0
            winners += 1
    for seat in range(seats):
        result[seat, 2] /= max(winners, 1)


@loop()
def judge_by_net(c, worlds, result, net, draft):
    for seat in range(worlds[0].seats):
        worlds[1] = worlds[0]
        foresee(c, worlds[1], seat, net, draft)
        own, rival = float(draft.output[OWN]), float(draft.output[RIVAL])
        result[seat, 1] = net.measure * own
        result[seat, 2] = chance(float(draft.output[ODDS]))
        result[seat, 3] = net.measure * (own - rival)


@rule
def reward(world, plan, desk, result):
    """What that is worth to each seat, from 0 to 1, in the column 0."""
    for seat in range(world.seats):
        ahead = relative_lead(desk, seat, result[seat, 3])
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
    """Add what came of a playout to every node passed; `ended`: it tells how the match ends."""
    tree[0].visits += 1
    for i in range(1, length):
        seat = tree[path[i]].seat
        tree[path[i]].visits += 1
        tree[path[i]].reward += result[seat, 0]
        if ended:
            tree[path[i]].ends += 1
            tree[path[i]].points += result[seat, 1]
            tree[path[i]].wins += result[seat, 2]


@loop(known="state", seed="wide", worlds=["state"], looks=["f8"], net=NET, draft=DRAFT)
def look_ahead(c, known, seat, seed, times, worlds, out, looks, net, draft):
    """How every legal move of `seat` looks, one move later, summed over `times` worlds; returns their number."""
    n = 0
    for time in range(times):
        imagine(c, worlds, known, seat, seed, time)
        n = legal(c, worlds[0], seat, out)
        for i in range(n):
            worlds[1] = worlds[0]
            apply(c, worlds[1], seat, out[i])
            looks[i] += rate(c, worlds[1], seat, net, draft)
    return n


@loop(
    known="state",
    seed="wide",
    moves=["i4"],
    plan=PLAN,
    worlds=["state"],
    result=["f8", 4],
    ends=["f8", 4],
    net=NET,
    draft=DRAFT,
)
def weigh(c, known, seat, seed, moves, times, fair, plan, worlds, out, result, ends, net, draft):
    """What comes of each of `moves`, all in the same `times` worlds: `ends` gets a row for each move, world and seat.

    A `fair` look deals what `seat` does not know. The other leaves every hand as it is, and only the dice are new.
    The move NONE is to wait and see.
    """
    row = 0
    for i in range(len(moves)):
        for number in range(times):
            if fair == 1:
                imagine(c, worlds, known, seat, seed, number)
            else:
                worlds[0] = known
                give_dice(worlds[0], seed, number)
            if moves[i] != NONE:
                apply(c, worlds[0], seat, moves[i])
                worlds[0].ply += 1
            play_out(c, worlds, seat, plan, plan.depth, plan.calm, out, net, draft)
            judge(c, worlds, result, net, draft)
            for other in range(worlds[0].seats):
                for column in range(4):
                    ends[row, column] = result[other, column]
                row += 1
