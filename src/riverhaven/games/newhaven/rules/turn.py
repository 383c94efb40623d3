"""The course of a turn: build, share the wealth, draw, end; and the end of the game."""

from riverhaven.core.dice import draw, roll
from riverhaven.core.gear import rule
from riverhaven.core.play import ask, break_ties, end_match
from riverhaven.games.newhaven.rules.harvest import paint_tile
from riverhaven.games.newhaven.rules.village import award_most_charters, could_build, empty_plots, points
from riverhaven.games.newhaven.state import BAG, BOARD, COLOUR_COUNT, DISPLAY, NOTHING, SEATS, TAKEN, Phase, Reason


@rule
def begin_turn(s, seat):
    s.active = seat
    ask(s, seat, Phase.PLACE)


@rule
def begin_building(c, s):
    """The active player may build, then each other player clockwise, once."""
    s.builder = s.active
    ask(s, s.active, Phase.BUILD)
    skip_idle_builders(c, s)


@rule
def end_building(c, s):
    """This builder has finished; the next one's turn to share the wealth."""
    pass_on(c, s)
    skip_idle_builders(c, s)


@rule
def skip_idle_builders(c, s):
    """Ask nobody who, as all can see, cannot build. Who merely lacks the right building is asked, and must pass."""
    while s.over == 0 and s.phase != Phase.DRAW and s.phase != Phase.PLACE and not could_build(s, s.builder):
        pass_on(c, s)


@rule
def pass_on(c, s):
    s.builder = (s.builder + 1) % s.seats
    if s.builder != s.active:
        ask(s, s.builder, Phase.SHARE)
    elif s.open_spaces == 1:
        end_game(c, s)
    else:
        begin_drawing(c, s)


# ----------------------------------------------------------------------------------------------------------- drawing


@rule
def begin_drawing(c, s):
    """The active player draws a building for every marker that stands on 0."""
    s.has_drawn = 0
    s.draws_left = 0
    for colour in range(COLOUR_COUNT):
        if s.resource[colour] == 0:
            s.draws_left += 1
    ask(s, s.active, Phase.DRAW)
    if s.draws_left == 0 or nothing_to_draw(s):
        end_turn(c, s)


@rule
def nothing_to_draw(s):
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            return False
    return s.bag_count == 0


@rule
def draw_reason(s, source):
    """Why the active player may not draw from `source`. The first building must come from the display."""
    if source == BAG:
        if s.has_drawn == 0:
            return Reason.DISPLAY_FIRST
        if s.bag_count == 0:
            return Reason.BAG_EMPTY
        return Reason.OK
    if s.display[source] == NOTHING:
        return Reason.DISPLAY_EMPTY
    return Reason.OK


@rule
def draw_building(c, s, seat, source):
    """Take a building from the display, where all see it, or from the bag."""
    if source == BAG:
        kind = draw_from_bag(s)
    else:
        kind = s.display[source] - 1
        s.display[source] = NOTHING
        s.known[seat, kind] += 1
    s.hand[seat, kind] += 1
    s.hand_count[seat] += 1
    s.has_drawn = 1
    s.draws_left -= 1
    if s.draws_left == 0 or nothing_to_draw(s):
        end_turn(c, s)


@rule
def draw_from_bag(s):
    s.bag_count -= 1
    return draw(s, s.bag)


@rule
def refill_display(s):
    """Back to five, as far as the bag reaches."""
    for place in range(DISPLAY):
        if s.display[place] == NOTHING and s.bag_count > 0:
            s.display[place] = draw_from_bag(s) + 1


@rule
def draw_tile(s, seat, slot):
    s.tiles[seat, slot] = draw(s, s.supply) + 1


# -------------------------------------------------------------------------------------------------------- the end


@rule
def end_turn(c, s):
    """The display is refilled, the markers return to 0, and the tile is replaced or the shipment turned over."""
    refill_display(s)
    for colour in range(COLOUR_COUNT):
        s.resource[colour] = 0
    if s.shipped_to >= 0:
        reveal_shipment(c, s)
    else:
        replace_tile(c, s)
    begin_turn(s, (s.active + 1) % s.seats)


@rule
def hand_tiles(c, s):
    """How many harvest tiles a player holds."""
    if s.careful_harvest == 1:
        return c.careful_tiles
    return c.start_tiles


@rule
def replace_tile(c, s):
    for slot in range(hand_tiles(c, s)):
        if s.tiles[s.active, slot] == NOTHING:
            draw_tile(s, s.active, slot)


@rule
def reveal_shipment(c, s):
    """Turn the shipment over. Nobody has seen it or how it lies, so both are drawn only now."""
    space = s.shipped_to
    paint_tile(c, s, space, draw(s, s.supply) + 1, roll(s, 4))
    s.space[space // BOARD, space % BOARD] = TAKEN
    s.shipped_to = -1


@rule
def end_game(c, s):
    """One space is left: nobody draws any more, the villages are scored."""
    if s.charters == 1:
        award_most_charters(s)
    filled = [0] * SEATS
    spent = [0] * SEATS
    for seat in range(s.seats):
        s.score[seat] = points(c, s, seat)
        filled[seat] = -empty_plots(s, seat)
        spent[seat] = -s.hand_count[seat]
    end_match(s)
    break_ties(s, filled)  # fewer empty plots; then
    break_ties(s, spent)  # fewer buildings left behind the screen
