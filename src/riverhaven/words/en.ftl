player = Player { $number }
unknown-language = There is no language “{ $language }”; there are: { $allowed }.
unknown-game = There is no game “{ $game }”; there are: { $allowed }.
wrong-seats = { $game } is not played with { $seats } seats; it takes { $allowed }.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
wrong-seed = A seed is a whole number from 0 to 2^128 - 1, not { $seed }.
unknown-option = { $game } has no option “{ $option }”; it has: { $allowed }.
wrong-option = The option “{ $option }” cannot be { $value }; it can be: { $allowed }.
no-such-move = There is no move “{ $move }”; a move is one of: { $kinds }.
match-over = The match is over.
not-your-turn = It is not the turn of seat { $seat }; the table waits for seat { $waiting }.
nothing-to-undo = There is no move to take back.
not-json = This is not JSON: it breaks at line { $line }, column { $column }.
not-a-save = This is not a saved match: it does not name its game, rules, seats, options, seed and moves.
truncated-save = This save is broken after move { $number }: what follows is not whole.
illegal-save = Move { $number } of this save ({ $move }) is not legal: { $why }
other-rules = This match of { $game } was played by rules version { $saved }; this is version { $known }.
position-unknown-field = A position has no field “{ $field }”; it has: { $allowed }.
position-missing-field = The field “{ $field }” is missing from the position.
position-shape = The field “{ $field }” must hold { $shape } values.
position-range = The values of the field “{ $field }” must lie between { $low } and { $high }.
position-value = The field “{ $field }” cannot hold { $value }; it can hold: { $allowed }.
position-impossible = This position is impossible: { $wrong }.
wrong-parts = The parts in “{ $file }” do not fit (line { $line }): { $why }.
other-parts = This match was played with other parts than these; name the file that it was played with.

## The terminal
preparing = Preparing { $game }
what-to-do = What will you do?
not-a-choice = Choose one of these: { $allowed }. Type ? for help.
terminal-help = Type one of the choices, or its beginning. Also: a whole move such as “place 1 c4 r1”, “back” to ask anew, “undo”, “log”, “quit” (the match is saved).
undo-revealed = Nothing of yours can be taken back: another player has acted since, or something was revealed.
saved = The match is saved. Go on with:
cannot-read = “{ $file }” cannot be read: { $why }.
replay-ask = Move { $ply } of { $last }. Enter: next, b: back, a number: go there, q: quit.

## The server
store-down = The table cannot be written just now. Send the same command again in a moment.
no-such-table = There is no such table.
not-your-seat = That is not your seat.
not-started = The match has not begun.
already-started = The match has already begun.
not-over = The match is not over yet.
bot-plays-here = A bot plays for this seat; take the seat back first.
draft-open = Wait: the last moves can still be taken back until they are confirmed.
nothing-to-confirm = There is nothing of yours to confirm.
nothing-asked = Nothing is asked of you.
chat-length = A message has between 1 and { $most } characters.
name-length = A name has between 1 and { $most } characters.
not-invited = You need the invitation to this table.
seat-taken = Somebody sits there already.
seat-must-be-taken = Every seat must be taken first.
not-absent = Only somebody whom the table has waited for at least { $minutes } minutes can be replaced by a bot.
no-such-bot = There is no bot “{ $bot }”; there are: { $allowed }.
no-positions = This server takes saved matches that begin with their seed, not with a position.
wrong-places = This match has { $seats } seats; say who sits at each.
no-such-link = This personal link is not valid any more.
no-such-ply = There is no move { $ply }; the last one is { $last }.
who-are-you = Give yourself a name first.
stale = The table has moved on; look again.
too-fast = Too many messages at once; wait a moment.
bad-message = This message is not understood: { $why }.
watching-too-much = One connection can watch { $most } tables at most.
too-many-sockets = Too many connections come from your address.
foreign-origin = This request does not come from a page of this server.
no-csrf = The token against forged requests is missing or wrong; load the page again.
http-404 = There is nothing here.
http-405 = This cannot be done here.
http-413 = That is too large.
http-429 = Too many requests at once; wait a minute.
http-bad = This request is not understood: { $why }.
our-mistake = Something went wrong on our side. Nothing was changed.
serving = Riverhaven is at { $address } (leave with Ctrl-C).
serving-plain = Others on your network can join. What they send is not encrypted (plain HTTP): anybody on this network could read it or act in their place.
serving-https = The proxy before it must speak HTTPS and set X-Forwarded-Proto; cookies are sent over HTTPS only.
cannot-listen = { $host }:{ $port } cannot be opened: { $why }.
verified = The match is in order: the seed is the promised one, and all { $moves } moves and the result follow from it.
verify-running = This match is still running: the seed comes with the export at its end. Keep this hash until then: { $hash }
verify-no-hash = This file does not say which seed was promised; it is no export of a table, or the match began from a position.
verify-other-seed = The seed is not the one that was promised: its hash is { $found }, promised was { $promised }.
verify-other-result = The moves lead to another result than the file says: { $found } instead of { $said }.
verify-unfinished = The match in this file is not over: there is no result to check.
verified-store = { $count } matches replayed; wrong: { $wrong }.

## What happens at a table
told-undo = { $player } takes back { $count ->
    [one] one move
   *[other] { $count } moves
}.
told-ask = { $player } asks to take back the last move.
told-agree = { $player } agrees.
told-decline = { $player } does not agree.
told-sit = { $player } sits at the table.
told-leave = A seat is open again.
told-bot = A bot ({ $bot }) plays for { $player }.
told-start = The match begins.
told-rematch = A rematch is set up.
told-bot-failed = The bot of { $player } could not decide; a move was drawn at random.
