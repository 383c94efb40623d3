# Every word of the game. it.ftl and hu.ftl beside this file hold the same messages; without them English is spoken.

title = High Tide
blurb = The highest card takes the round. Hide a high one, and it may bring more.
lasts = 5 minutes

## What is asked: ask-PHASE
ask-turn = { $player }: play a card, or hide one.

## The moves: move-BLOCK, axis-AXIS, and how they are told: log-BLOCK
move-play = Play
move-hide = Hide
axis-card = Which card?
log-play = { $player } plays { $card }.
    .you = You play { $card }.
log-hide = { $player } hides a card ({ $card }).
    .you = You hide a card ({ $card }).

## Why a move is not possible: reason-REASON
reason-not-in-hand = You do not hold this card.
reason-has-hidden = You have hidden a card already.

## What the fields are called where the core shows them: field-FIELD
field-leader = Led by player
field-deck = Not seen yet
field-held = Cards left
