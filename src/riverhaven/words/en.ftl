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
unknown-bot = There is no bot “{ $bot }”; there are: { $allowed }.
wrong-budget = “{ $budget }” is no budget for a search: give seconds, as in 2s, or playouts, as in 5000.
nothing-to-advise = Seat { $seat } owes no decision, so there is nothing to advise.
too-few-bots = An arena needs at least two bots.
wrong-results = Line { $line } of “{ $file }” is no result of an arena.
no-plots = The plots need one more library: pip install "riverhaven[plots]"

## The terminal
preparing = Preparing { $game }
what-to-do = What will you do?
not-a-choice = Choose one of these: { $allowed }. Type ? for help.
terminal-help = Type one of the choices, or its beginning. Also: a whole move such as “place 1 c4 r1”, “back” to ask anew, “undo”, “hint” for advice, “log”, “quit” (the match is saved).
undo-revealed = Nothing of yours can be taken back: another player has acted since, or something was revealed.
saved = The match is saved. Go on with:
cannot-read = “{ $file }” cannot be read: { $why }.
replay-ask = Move { $ply } of { $last }. Enter: next, b: back, a number: go there, q: quit.
thinking = Thinking
thinks = { $player } is thinking
advice-move = move
advice-chance = wins
advice-points = points
advice-playouts = playouts
advice-effect = what it does

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

## The browser: everywhere
home = Home
settings = Settings
language = Language
theme = Theme
theme-auto = as this device has it
theme-light = light
theme-dark = dark
close = Close
no-connection = The server cannot be reached just now.
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-greedy = Greedy
level-random = Random
level = Bot, { $level }
bot-name = Bot { $number }
link = Link
qr = QR code of the link
copy = Copy
copied = Copied

## The browser: home
home-welcome = Take a seat. What shall it be?
my-tables = My tables
waits-for-you = waits for you
waits-for-others = waits for others
not-begun = not begun yet
facts = { $least }–{ $most } players · { $lasts }
play-now = Play now
new-table = Table for friends
rules = Rules

## The browser: a new table
who-plays = Who plays?
how-many = Seats
seat-number = Seat { $number }
who-me = I
who-guest = somebody beside me
who-bot = a bot
who-open = a friend, by link
level-of = Level of the bot on seat { $number }
guest-name = Name
options = Options
options-clash = These options do not go together.
set-up = Set up the table

## The browser: before the start
lobby = Before the start
seat-open = Open seat
sit-here = Sit here
seat-bot = Let a bot sit here
stand-up = Stand up
start = Begin
invite = Send this link to your friends, or let them scan the code.

## The browser: me
me-title = Me
me-guest = Guest
me-unnamed = Say who you are
your-name = Your name
save = Save
saved-name = Saved.
auto-confirm = Confirm my turns for me, without asking
other-device = On another device
other-device-help = A personal link makes you the same person there. An older link ends.
make-link = Make a personal link
forget = Forget me
forget-help = Your name and what you said are deleted; bots take your seats.
forget-sure = Delete your name and what you said, for good?

## The browser: the table
areas = Areas of the table
area-board = Board
area-mine = Mine
area-others = Others
area-log = Log
players = Players
is-to-move = is to move
your-turn = Your turn
enlarge = Enlarge
waiting-for = Waiting for { $players }.
ask-confirm = Confirm your turn, or take it back.
not-now = It is not your turn.
not-this = That cannot be chosen now.
unpick = take this choice back
undo = Take back
ask-undo = Ask to take back
restart-turn = Restart the turn
confirm = Confirm
hint = Hint
hint-line = { $move } ({ $percent } % to win)
asked-undo = { $player } asks to take back the last move.
agree = Agree
decline = Do not agree
chat = Say something
chat-send = Send
log-look = Look at this moment
looking-back = Move { $ply } of { $plies }
back-to-now = Back to now
step-back = One move back
step-on = One move on
reconnecting = The connection is lost. We keep trying; nothing of yours gets lost.
sending = Your move is kept and will be sent.
while-away = While you were away
targets-lit = { $count ->
    [one] One place can be chosen
   *[other] { $count } places can be chosen
}
curtain = Pass the device to { $player }.
curtain-lift = I am { $player }

## The browser: the end
result = The result
the-winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } win together.
}
rematch = Play again
replay = Replay
export = Save as a file

## The browser: replay
play = Play
pause = Pause
moment = Moment
seen-from = Seen from
spectator = Spectator
copy-moment = Copy the link to this moment
to-table = To the table

## The browser: rules
rules-all = All rules
rules-none = There is no rules page here yet.

## The browser: keys
keys = Keys
key-arrows = ← ↑ → ↓
key-arrows-does = go to the neighbouring place
key-enter = Enter
key-enter-does = choose it
key-n = N, P
key-n-does = next and previous place that can be chosen
key-a-does = go to the actions at the bottom
key-r-does = turn the chosen piece
key-escape = Esc
key-escape-does = take choices back, or return to now
key-w-does = what can I do?
key-m-does = my things
key-l-does = the last moves
key-h-does = a hint
key-u-does = take back
key-c-does = confirm
