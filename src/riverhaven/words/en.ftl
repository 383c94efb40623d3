player = Player { $number }
unknown-language = There is no language “{ $language }”; there are: { $allowed }.
unknown-gear = RIVERHAVEN_GEAR is “{ $gear }”; it must be one of { $allowed }.
unknown-game = There is no game “{ $game }”; there are: { $allowed }.
which-game = Which game?
which-game-again = There are: { $allowed }.
broken-game = The game “{ $game }” cannot be loaded: { $why }.
wrong-seats = { $game } is not played with { $seats } seats; it takes { $allowed }.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
wrong-seed = A seed is a whole number from 0 to 2^128 - 1, not { $seed }.
wrong-count = A number of matches is a whole number from 0, not { $count }.
unknown-policy = There is no policy “{ $policy }”; there are: { $allowed }.
wrong-moves = { $count } moves are wanted, one for each match, as numbers from 0 to { $last }.
unknown-option = { $game } has no option “{ $option }”; it has: { $allowed }.
wrong-option = The option “{ $option }” cannot be { $value }; it can be: { $allowed }.
no-such-move = There is no move “{ $move }”; a move is one of: { $kinds }.
move-without-seat = It does not begin with the seat that plays it.
match-over = The match is over.
not-your-turn = It is not the turn of seat { $seat }; the table waits for seat { $waiting }.
nothing-to-undo = There is no move to take back.
not-json = This is not JSON: it breaks at line { $line }, column { $column }.
not-a-save = This is not a saved match: it does not name its game, rules, seats, options, seed and moves.
wrong-save = This is not a saved match: { $why }.
truncated-save = This save is broken after move { $number }: what follows is not whole.
illegal-save = Move { $number } of this save ({ $move }) is not legal: { $why }
other-rules = This match of { $game } was played by rules version { $saved }; this is version { $known }.
position-unknown-field = A position has no field “{ $field }”; it has: { $allowed }.
position-missing-field = The field “{ $field }” is missing from the position.
position-shape = The field “{ $field }” must hold { $shape } values.
position-range = The values of the field “{ $field }” must lie between { $low } and { $high }.
position-value = The field “{ $field }” cannot hold { $value }; it can hold: { $allowed }.
position-impossible = This position is impossible: { $wrong }.
position-stuck = This position is impossible: seat { $seat } is asked and has no legal move.
wrong-parts = The parts in “{ $file }” do not fit (line { $line }): { $why }.
other-parts = This match was played with other parts than these; name the file that it was played with.
wrong-bots = The numbers for bots in “{ $file }” do not fit: { $why }.
unknown-bot = There is no bot “{ $bot }”; there are: { $allowed }.
no-gpu = There is no NVIDIA GPU here, or no driver for it.
not-measured = This could not be measured: { $why }
policy-on-gpu = On a GPU “{ $policy }” cannot play, and nothing can be recorded; there are: { $allowed }.
wrong-line-up = { $bots } bots were named for { $seats } seats.
no-player = { $bot } is no player: it needs a method choose(match, seat, seed).
no-such-class = There is no bot “{ $bot }”: { $why }.
bot-plays-nonsense = The bot “{ $bot }” wanted to play “{ $move }”. { $why }
bot-speaks-nonsense = The bot “{ $bot }” was to answer with a line such as {"{"}"move": "…"{"}"}, and said: { $line }
bot-hangs = The bot “{ $bot }” did not answer within { $seconds } seconds and was ended.
bot-gone = The bot “{ $bot }” has ended before its match did.
bot-does-not-start = The bot “{ $bot }” cannot be started: { $why }.
unknown-reward = There is no reward “{ $reward }”; there are: { $allowed }.
not-compiled = Many matches at once need bots that play compiled (random, greedy, easy, medium, hard), unlike { $bots }.
wrong-budget = “{ $budget }” is no budget for a search: give seconds, as in 2s, or playouts, as in 5000.
nothing-to-advise = Seat { $seat } owes no decision, so there is nothing to advise.
too-few-bots = An arena needs at least two bots.
other-data = In “{ $folder }” lies data of something else; name another folder, or remove it.
data-written = { $matches ->
    [0] Nothing was missing in { $folder }.
    [one] One match was written to { $folder }.
   *[other] { $matches } matches were written to { $folder }.
}
wrong-results = Line { $line } of “{ $file }” is no result of an arena.
net-damaged = “{ $file }” is no net, or it is damaged; the game’s own estimate serves instead.
net-foreign = The net “{ $file }” was not made for { $game } with { $seats } seats as it is counted now; the game’s own estimate serves instead.
features-wrong = Nothing can be learnt from { $game } yet: { $why }.
no-training = What lies in “{ $folder }” is no training that could go on.
other-training = In “{ $folder }” lies a training of something else; name another folder, or remove it.
no-cluster = No Ray cluster answers at “{ $address }”; `ray start --head` says where one is.
extra-missing = This needs a part of Riverhaven that is not installed: pip install "riverhaven[{ $extra }]"
wrong-name = A game cannot be called “{ $name }”: small letters, digits and _ make a name, and a letter begins it.
name-taken = There is something called “{ $name }” already.
new-game = There is a new game in { $folder }. Go on with:
    { "  " }pip install --editable { $folder }
    { "  " }riverhaven serve --game { $name } --reload

## Lessons
no-lessons = { $game } has no lessons.
learn-enter = Enter: on, q: leave
learn-then = Now for a real match:
no-such-lesson = { $game } has no lesson “{ $lesson }”; it has: { $allowed }.
no-puzzles = { $game } has no puzzles.
no-such-puzzle = { $game } has no puzzle “{ $puzzle }”; it has: { $allowed }.
no-such-choice = “{ $move }” is none of the choices here; they are: { $allowed }.
learn-done = This lesson is done: there is nothing left to play in it.
learn-not-done = This lesson is not done yet.
learn-other = That is allowed. Here, though, we try something else: take it back and do what is asked.

## The terminal
what-to-do = What will you do?
not-a-choice = Choose one of these: { $allowed }. Type ? for help.
terminal-help = Type one of the choices, or its beginning. Also: a whole move such as “{ $move }”, “back” to ask anew, “undo”, “hint” for advice, “log”, “quit” (the match is saved).
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

## The analysis of a match
unknown-setting = There is no setting “{ $setting }”. There are: { $allowed }.
analysing = Analysing
verdict-fine = fine
verdict-imprecise = imprecise
verdict-mistake = mistake
verdict-turning-point = turning point
analysis-player = player
analysis-course = chance to win over the match
analysis-cost = given away
analysis-luck = luck
analysis-ply = move
analysis-verdict = verdict
analysis-points = points
analysis-chance = chance
analysis-played = what was done
analysis-best = the strong bot’s move
analysis-points-line = Points by source after a quarter, a half, three quarters and all of the match

## A match that is shared
share = Share
share-match-html = The whole match as a page, to open offline
share-end-svg = The end as a picture (SVG)
share-end-png = The end as a picture (PNG)
share-turn-svg = The turn just made, as a moving picture (SVG)
share-done = Saved. Send it to whomever you like.
share-keys = Arrow keys: one move back or on. Home, End: the beginning, the end. Space: play or pause.
share-script = This page shows a match move by move; for that it needs JavaScript.
share-kind = “{ $file }” must end in { $allowed }.
wrong-names = There are { $names } names for { $seats } seats.
sharing = Drawing the match

## The server
store-down = The table cannot be written just now. Send the same command again in a moment.
unfit = That does not fit what is stored here.
no-such-table = There is no such table.
not-your-seat = That is not your seat.
not-started = The match has not begun.
already-started = The match has already begun.
not-over = The match is not over yet.
bot-plays-here = A bot plays for this seat; take the seat back first.
draft-open = Wait: the last moves can still be taken back until they are confirmed.
nothing-to-confirm = There is nothing of yours to confirm.
not-in-a-lesson = There is nothing to end in a lesson; leave it whenever you like.
already-resigned = This seat has resigned.
asked-already = That is asked already; wait for the answers.
replaced-already = A bot plays for that seat already.
paused = The match is paused.
not-paused = The match is not paused.
no-clock = There is no clock at this table.
clock-no-undo = Where a clock runs, what is confirmed stays.
rated-no-undo = In a rated match, what is settled stays.
nobody-to-nudge = The table waits for nobody else.
nudged-already = Leave them a minute; then you may call.
nobody-else-there = Nobody else sits there.
players-do-not-whisper = You play here: what you say is for all at the table.
banned = The owner of this server has shut you out. { $why }
too-many-tables = You may set up { $most } tables an hour; come back a little later.
too-many-reports = You may report { $most } times a day.
plan-impossible = That move will not be possible when your turn comes.
plan-changed = It would not have done what you planned.
plan-not-met = What you had made it depend on did not happen.
plan-no-condition = No move of somebody else could meet this condition.
plan-too-many = { $most } plans are enough: withdraw one first.
your-turn-now = It is your turn: play, there is nothing to wait for.
host-only = Only whoever set the table up can do that.
no-branch = This table goes on from no other.
removed = Whoever set this table up would like to play with others.
asks-no-more = They do not ask any more.
too-many-knocks = You may ask to join { $most } times an hour; come back a little later.
door-waits = You have asked to join. As soon as you are let in, you have a seat.
door-declined = They would like to play with others this time.
door-full = All seats are taken; nobody can join any more.
door-begun = The match has begun without you. You may watch.
door-left = Nobody sits there any more who could let you in.
nothing-asked = Nothing is asked of you.
no-hint = No hint could be found just now.
analysis-already = A match is being analysed for you already; wait for that, or leave it.
no-analysis = The analysis broke off. Ask again.
hint-already = You have asked for a hint already; it is being thought about.
share-already = A file is being made for you already; it will be there in a moment.
no-share = The file could not be made just now. Ask again.
undo-owner-gone = A move of somebody who has left would be taken back, and they cannot be asked any more.
chat-length = A message has between 1 and { $most } characters.
chat-full = { $most } messages have been written at this table; there is no room for more.
table-full = So much has happened at this table that it takes moves only.
name-length = A name has between 1 and { $most } characters.
name-mixed = A name is written in one alphabet.
not-invited = You need the invitation to this table.
seat-taken = Somebody sits there already.
one-seat-each = You have a seat already; the others are for other people.
seat-must-be-taken = Every seat must be taken first.
not-absent = Only somebody can be replaced whom the table has waited for at least { $minutes } minutes.
no-such-bot = There is no bot “{ $bot }”; there are: { $allowed }.
no-positions = This server takes saved matches that begin with their seed, not with a position.
wrong-places = This match has { $seats } seats; say who sits at each.
no-such-link = This personal link is not valid any more.
no-such-session = There is no such session of yours.
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
no-store = The store { $store } cannot be opened: { $why }.
store-kind = The store { $store } is neither SQLite nor PostgreSQL.
store-missing = There is no store at { $store }.
store-foreign = { $store } is no store of Riverhaven; nothing was changed there.
store-newer = The store { $store } is of version { $found }; this Riverhaven knows those up to { $newest }.
store-half = The store { $store } is not whole: { $missing } is missing. Bring back a backup.
verified = The match is in order: the seed is the promised one, and all { $moves } moves and the result follow from it.
verify-running = This match is still running: the seed comes with the export at its end. Keep this hash until then: { $hash }
verify-no-hash = This file does not say which seed was promised; it is no export of a table, or the match began from a position.
verify-other-seed = The seed is not the one that was promised: its hash is { $found }, promised was { $promised }.
verify-other-result = The moves lead to another result than the file says: { $found } instead of { $said }.
verify-unfinished = The match in this file is not over: there is no result to check.
verified-store = { $count } matches replayed; wrong: { $wrong }.
no-such-person = There is not exactly one person whose id begins with “{ $id }”.
no-such-report = There is not exactly one report whose id begins with “{ $id }”.
report-closed = Report { $id } is dealt with.
report-about = { $by } reports { $name } (id { $id }), at table { $table }:
reports-count = { $count ->
    [0] There are no reports.
    [one] One report.
   *[other] { $count } reports.
}
ban-done = { $name } is shut out; their sessions have ended.
unban-done = { $name } is let in again.
quotas-are = One person may write { $chats } messages a minute, set up { $tables } tables an hour, and report { $reports } times a day. On the last day:
column-id = Id
column-name = Name
column-seen = Last here
column-tables = Tables
column-reports = Reports
column-banned = Banned
column-game = Game
column-stage = Stage
column-touched = Last move
column-people = People
column-set-up = Set up
column-moves = Moves
column-chats = Messages
purge-would = { $count ->
    [one] One table is that old. With --yes it is forgotten.
   *[other] { $count } tables are that old. With --yes they are forgotten.
}
purge-done = { $count ->
    [one] One table was forgotten.
   *[other] { $count } tables were forgotten.
}
sweep-left = { $count ->
    [one] One table has not begun, and nobody sits there.
   *[other] { $count } tables have not begun, and nobody sits there.
}
sweep-wrong = { $count ->
    [one] Of one table the summary says otherwise than what happened there.
   *[other] Of { $count } tables the summary says otherwise than what happened there.
}
sweep-orphans = { $count ->
    [one] One row belongs to no table or person.
   *[other] { $count } rows belong to no table or person.
}
sweep-unproven = { $count ->
    [one] One address for notices was never confirmed.
   *[other] { $count } addresses for notices were never confirmed.
}
sweep-forgotten = { $count ->
    [one] One forgotten person has left nothing behind.
   *[other] { $count } forgotten people have left nothing behind.
}
sweep-broken = { $count ->
    [one] One match cannot be replayed. It is left as it is.
   *[other] { $count } matches cannot be replayed. They are left as they are.
}
sweep-clean = Everything is in order.
sweep-would = With --yes it is tidied up.
sweep-done = It is tidied up.
backup-exists = { $file } is there already; nothing was written.
backup-other-version = The store { $store } is of version { $found }, not { $newest }: start a server with it once, which brings it up to date.
backup-done = { $count ->
    [one] One table, and all who sit at it, is
   *[other] { $count } tables, and all who sit at them, are
} in { $file }.
restore-done = { $count ->
    [one] One table was
   *[other] { $count } tables were
} brought back from { $file }; what was there has stayed as it was.

## What happens at a table
told-undo = { $player } takes back { $count ->
    [one] one move
   *[other] { $count } moves
}.
    .you = You take back { $count ->
        [one] one move
       *[other] { $count } moves
    }.
told-undo-seen = { $player } takes back { $count ->
    [one] one move
   *[other] { $count } moves
}, having seen what came of it.
    .you = You take back { $count ->
        [one] one move
       *[other] { $count } moves
    }, having seen what came of it.
told-ask = { $player } asks to take back the last move.
    .you = You ask to take back the last move.
told-agree = { $player } agrees.
    .you = You agree.
told-decline = { $player } does not agree.
    .you = You do not agree.
told-withdraw = { $player } withdraws what was asked.
    .you = You withdraw what you asked.
told-lapse-undo = What { $player } asked to take back has been overtaken; the question is closed.
    .you = What you asked to take back has been overtaken; the question is closed.
told-lapse-end = The proposal of { $player } to end the match is closed.
    .you = Your proposal to end the match is closed.
told-propose-end = { $player } proposes to end the match.
    .you = You propose to end the match.
told-resign = { $player } resigns.
    .you = You resign.
told-resign-on = { $player } resigns. A bot plays on in that seat.
    .you = You resign. A bot plays on in your seat.
told-end-agreed = The match is ended by agreement. Nobody wins.
told-end-alone = { $player } ends the match; there was nobody left to ask. Nobody wins.
    .you = You end the match; there was nobody left to ask. Nobody wins.
told-lapse-pause = The proposal of { $player } to pause is closed.
    .you = Your proposal to pause is closed.
told-lapse-resume = The proposal of { $player } to go on is closed.
    .you = Your proposal to go on is closed.
told-lapse-bot = The proposal of { $player } to let a bot play for { $other } is closed.
    .you = Your proposal to let a bot play for { $other } is closed.
told-lapse-open = The proposal of { $player } to open the seat of { $other } is closed.
    .you = Your proposal to open the seat of { $other } is closed.
told-propose-pause = { $player } proposes to stop the clocks for a while.
    .you = You propose to stop the clocks for a while.
told-propose-resume = { $player } would like to go on.
    .you = You would like to go on.
told-propose-bot = { $player } proposes that a bot plays on for { $other }.
    .you = You propose that a bot plays on for { $other }.
told-propose-open = { $player } proposes to open the seat of { $other } to somebody else.
    .you = You propose to open the seat of { $other } to somebody else.
told-replace-bot = A bot plays on for { $player }, who may take the seat back at any time.
    .you = A bot plays on for you; you may take your seat back at any time.
told-replace-open = The seat of { $player } is open to whoever is invited. Until then a bot plays there.
    .you = Your seat is open to whoever is invited. Until then a bot plays there, and you may take it back.
told-pause = The clocks are stopped.
told-resume = The clocks run again.
told-flag-bot = The time of { $player } is up. A bot plays on in that seat.
    .you = Your time is up. A bot plays on in your seat.
told-flag-resign = The time of { $player } is up.
    .you = Your time is up.
told-nudge = { $player } calls: it is your turn!
    .you = You call those whom the table waits for.
told-sit = { $player } sits at the table.
    .you = You sit at the table.
told-leave = A seat is open again.
told-bot = A bot ({ $bot }) plays for { $player }.
told-bot-sits = A bot ({ $bot }) takes this seat.
told-name = { $before } is now called { $name }.
told-start = The match begins.
told-start-rated = The match begins. It is rated: what is settled stays.
told-lot = By lot: { $players }, in this order.
told-rematch = { $player } offers to play again.
    .you = You offer to play again.
told-bot-failed = The bot of { $player } could not decide; a move was drawn at random.

## The browser: everywhere
home = Home
settings = Settings
language = Language
theme = Theme
theme-auto = as this device has it
theme-light = light
theme-dark = dark
sounds = Sounds
pace = The moves of others
pace-slow = slowly
pace-normal = one by one
pace-fast = quickly
pace-off = at once
close = Close
no-connection = The server cannot be reached just now.
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-greedy = Greedy
level-random = Random
level = Bot ({ $level })
bot-name = Bot { $number }
link = Link
qr = QR code of the link
copy = Copy
copied = Copied

## The browser: home
home-welcome = Take a seat. What shall it be?
my-tables = My tables
waits-for-you = waits for you
card-with = with { $players }
card-meant = for { $meant }
card-since = last move { $when }
card-due = time is up { $when }
card-over = ended { $when }
card-place = Your place: { $place }.
open-tables = Open tables
filter-game = Game
filter-clock = Clock
filter-level = Against
filter-lang = Language
filter-meant = For whom
filter-any = any
filter-nothing = No open table is like that just now.
only-people = people only
asks-first = ask first
open-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
finished-tables = Finished
finished-all = Show all { $count }
next-table = Next table that waits for you
next-table-short = Next table
nowhere = The address may be mistyped, or what was here is gone.
link-ended = A newer one has taken its place, or it was mistyped. On a device that knows you, Me makes a new one.
waits-for-others = waits for others
not-begun = not begun yet
card-asks = somebody asks to join
card-asked = you are asked something
card-full = all are there: begin
card-rematch = asks you to play again
facts = { $least }–{ $most } players · { $lasts }
seats-count = { $count } players
level-of-bots = Level of the bots
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
clock = Clock
clock-kind = Clock
clock-none = none
clock-live = for the whole match
clock-days = so many days for each move
clock-base = Each has
clock-minutes = { $count } minutes
clock-more = and for each turn
clock-seconds = { $count } seconds more
clock-each-move = For each move
clock-so-many-days = { $count ->
    [one] one day
   *[other] { $count } days
}
clock-zero = When no time is left
clock-zero-bot = a bot takes the seat
clock-zero-resign = the seat resigns
who-joins = Who may join?
joins-link = Only those whom I invite
joins-anybody = Anybody
joins-asks = Whoever asks me first
joins-help = A table for anybody, or for whoever asks, is shown on the home page of this server. Whoever you invite by link sits down without asking.
who-begins = Who sits where?
seats-by-lot = By lot, drawn when it begins
seats-as-chosen = As chosen here
meant = The table is for
meant-all = everybody
meant-new = those who are new to it
meant-some = those who know the rules
meant-much = experienced players
set-up = Set up the table

## The browser: before the start
lobby = Before the start
seat-open = Open seat
sit-here = Sit here
seat-bot = Let a bot sit here
seat-beside = Somebody beside me sits here
stand-up = Stand up
start = Begin
send-away = Send away
knock = Ask to join
knock-help = Here one asks first; whoever sits at the table lets you in.
asking = Asking to join
let-in = Let in
say-no = No
invited = You are invited to a match of { $game }.
invited-by = { $host } invites you to a match of { $game }.
invited-how = Say your name, take an open seat, and it begins when all are there.
invited-sits = You have a seat. It begins when all are there.
invited-to-go-on = The match runs already: take the seat that is open, and play on from there.
take-seat-of = The seat of { $player } is open: a bot plays there. Take it, and it is yours with all that belongs to it.
take-seat = Take this seat
by-lot = Who sits where is drawn by lot when it begins.
terms-live = Each has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for the whole match{ $seconds ->
    [0] .
    [one] , and one second more for each turn.
   *[other] , and { $seconds } seconds more for each turn.
}
terms-days = There { $count ->
    [one] is one day
   *[other] are { $count } days
} for each move.
terms-zero-bot = When no time is left, a bot takes the seat.
terms-zero-resign = When no time is left, the seat resigns.
terms-no-clock = There is no clock.
terms-option = { $label }: { $choice }
terms-options = Options: { $options }.
all-there = All are there. Anybody at the table may begin.
invite = Send this link to your friends, or let them scan the code.
send-link = Send …

## The browser: me
me-title = Me
me-guest = Guest
me-unnamed = Say who you are
guest-so-far = To the others you are “{ $name }”. What shall they call you?
me-ask = What shall we call you?
your-name = Your name
save = Save
saved-name = Saved.
confirms = What I confirm
confirms-move = every move, once I have seen what it does
confirms-turn = my whole turn
confirms-none = nothing
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
points-from = Points
points-sum = Total
score-help = Points so far → what they would be if scored now. Click to see where they come from.
points-scored-now = If scored now
points-then = if scored now: { $points }
points-none = { $count ->
    [one] One more source: no points
   *[other] { $count } more sources: no points
}
round-told = { $round }: who got what
what-is-this = What is this?
help-undo = Take back my last move (U).
help-restart = Take back all moves of this turn.
help-hint = See what a good player would think of here (H).
help-rules = The rules of what is being done now, beside the table.
help-aid = All of the game on one sheet: the turn, what it costs, what scores (I).
help-what = What is this? Then click anything, buttons too (?).
help-confirm = Play the move that is chosen and shown (C, Enter).
what-is-this-how = Click anything to learn what it is, or go through it with N and P. Press ? again to go on playing.
keys-how = Tab leads to what is asked, arrows through what can be chosen. K shows all keys.
confirm-first = Nothing is chosen yet. { $ask }
preview = Preview
asked-now = Not now: { $ask }
not-now = It is not your turn. { $waiting }
when-move = { $move }: { $when }.
turn-it = Turn it
unpick = take this choice back
undo = Take back
ask-undo = Ask to take back
restart-turn = Restart the turn
confirm = Confirm
hint = Hint
hint-line = { $move } ({ $percent } % to win)
preview-now = { $before } → { $after }, if scored now: { $gains }.
gain-of = { $points } { $source }
hint-now = now { $gains }
hint-ahead = about { $points ->
    [one] one point
   *[other] { $points } points
} more at the end than the next best
hint-safer = wins { $percent } % more often than the next best
hint-because = compared with the next best move, in the end about { $gains }
hint-close = the next best is about as good
hint-alone = nothing else came close
hint-thinking = Playing on in thought, to see what comes of each move …
asked-undo = { $player } asks to take back { $count ->
    [one] this move
   *[other] these { $count } moves
}:
asked-end = { $player } proposes to end the match now. Nobody would win.
clock-days-left = { $days } d { $hours } h
clock-left = Time left
propose-pause = Stop the clocks for a while
propose-resume = Let the clocks run again
asked-pause = { $player } proposes to stop the clocks for a while.
asked-resume = { $player } would like to go on.
asked-bot = { $player } proposes that a bot plays on for { $other }, who may take the seat back at any time.
asked-open = { $player } proposes that whoever is invited may take the seat of { $other } for good. Until then a bot plays there, and { $other } may come back.
asked-rematch = { $player } offers to play again.
asked-of-me = What is asked
withdraw = Withdraw
fold = Fold
leave-to-bot = Leave my seat to a bot
leave-sure = A bot plays for you at once, and what it plays stays. You can take your seat back at any time. Leave it?
leave-rated = This match is rated. If you do not come back before it ends, you have given it up. Leave your seat to a bot?
come-back = Take my seat back
stood-in = A bot plays for you.
stood-in-resigned = You have resigned. A bot plays on in your seat.
has-resigned = has resigned
stood-in-open = A bot plays for you, and your seat is open to whoever is invited. As long as nobody has taken it, you may come back.
seat-offered = The seat of { $players } is open: whoever you invite may take it.
invite-somebody = Invite somebody
replace-of = { $player } is away …
replace-bot = Let a bot play on
replace-open = Open the seat to somebody else
replace-bot-sure = Propose that a bot plays on for { $player }? Those who are here must agree. { $player } may take the seat back at any time. A rated match does not count then, unless they do.
replace-open-sure = Propose to open the seat of { $player }? Those who are here must agree. A bot plays on until somebody whom you invite takes the seat, and sees what belongs to it. Until then { $player } may come back. A rated match does not count then.
propose-end = End the match …
end-sure = Ask the others to end the match? If nobody is left to ask, it ends at once. Nobody wins.
resign = Resign …
resign-sure = Resign? The match ends, and the others have won.
resign-sure-on = Resign? You come last. The others play on, with a bot in your seat.
unread = not read yet
nudge = Call those we wait for
company-of = Mute or report { $player } …
mute = Mute
unmute = Hear again
block = Block
unblock = Unblock
report = Report
report-why = What has { $player } done? The owner of this server will read it, with the last lines of the chat.
report-sent = It is reported.
muted = Muted
blocked = Blocked
shunned = Muted and blocked people
plan-ahead = Plan my next move
plan-choose = Choose what shall be played when your turn comes.
plan-keep = Leave it for my turn
plan-same = Only if it then does just this
plan-stop = Do not plan
plan-ask-if = Only if { $player } …
plan-if-choose = What must { $player } have done by then? Choose the kind of move, or a place for it.
plan-demand = This must have happened
plan-no-if = No condition
plan-if = If { $player }: { $what }.
plan-another = Another, if none of these is possible
plan-mine = Planned for your turn: { $what }
plan-mine-same = Planned for your turn, if it then does just this: { $what }
plan-dropped = What you had planned was not played ({ $what }). { $why }
plan-yours = Your plan
is-here = is here
was-here = last here { $when }
is-thinking = is thinking
agree = Agree
decline = Do not agree
chat = Say something
chat-send = Send
you-watch = You watch this match.
aside = Say something to those who watch
asides = Among those who watch
aside-help = Those who play read it when the match is over.
watched-by = { $count ->
    [one] One watches
   *[other] { $count } watch
}
begins-to-watch = { $name } watches now.
log-look = Look at this moment
log-earlier = Earlier
looking-back = Move { $ply } of { $plies }
back-to-now = Back to now
step-back = One move back
step-on = One move on
reconnecting = The connection is lost. We keep trying; nothing of yours gets lost.
sending = Your move is kept and will be sent.
while-away = While you were away
named = { $player }: { $what }
to-now = Skip to now
away-show = Show me
targets-lit = { $count ->
    [one] One place can be chosen
   *[other] { $count } places can be chosen
}
curtain = Pass the device to { $player }.
curtain-lift = I am { $player }

## The browser: the end
result = The result
you-win = You win!
the-winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } win together.
}
ended-resigned = Ended by resignation.
ended-agreed = The match was ended early. Nobody wins.
points-told = In words
course = { $what } over the match, as a scoring would have counted at each move
decided-by = { $winner } won by { $points ->
    [one] one point
   *[other] { $points } points
}, above all by { $source }: { $lead } more than { $second }.
decided-points = { $winner } had { $points ->
    [one] one point
   *[other] { $points } points
} more than { $second }.
decided-tie = { $winner } and { $second } have { $points } points each; the tie-break decided.
decided-shared = { $winners } have { $points } points each, and nothing sets them apart.
rematch = Play again
rematch-accept = Accept to play again
rematch-asked = Still to answer: { $players }.
rematch-declined = Would rather not just now: { $players }.
replay = Replay
looked-again = Moves taken back and chosen again: { $players }.
export = Save as a file

## The browser: replay
play = Play
pause = Pause
moment = Moment
seen-from = Seen from
spectator = Spectator
copy-moment = Copy the link to this moment
to-table = To the table
what-if = What if? Go on from here
what-if-alone = Alone, for all seats
what-if-bots = Against bots
what-if-friends = With friends
branches = Branches
branch-from = { $ply ->
    [0] From the beginning
   *[other] From move { $ply }
}
branch-by = { $ply ->
    [0] From the beginning, by { $by }
   *[other] From move { $ply }, by { $by }
}
branch-of = { $ply ->
    [0] This goes on from the beginning of another match
   *[other] This goes on from move { $ply } of another match
}
branch-running = still being played
branch-name = Name of this branch
branch-copy = Copy the link: { $name }
branch-rename = Rename: { $name }
copy-link = Copy the link
rename = Rename

## The browser: analysis
analyse = Analyse
analysis = Analysis
analysis-wait = Looking at every move: { $done } of { $all }
analysis-help = Every move is compared with what the strong bot would have done, from what the player knew then. You may leave: what was found is kept when it is finished.
analysis-nothing = The strong bot would have done nothing much better.
analysis-chances = Chance to win
analysis-expected = Expected points
analysis-truth = With hindsight: all hands known
analysis-sum = { $player }: gave away { $cost } points; the draws brought { $luck }.
analysis-move = Move { $ply }
analysis-decision = Move { $ply }: cost { $points } points and { $percent } % of the chance to win.
analysis-better = The strong bot: { $move }
analysis-all = All decisions
analysis-chart = Moment in the chart
analysis-shows = The chart shows
analysis-at = Move { $ply }: { $standings }

## The browser: rules
rules-all = All rules
rules-none = There is no rules page here yet.
rules-page = Open as a page
rules-search = Find in the rules
rules-nothing = No section speaks of this.
contents = Contents
components = Icons and components
aid = Player aid
print = Print
back-to-table = Back to the table
figure-before = Before
figure-after = After
figure-legal = Possible:
figure-illegal = Not possible:
figure-reconstructed = Partly reconstructed

## The browser: lessons
learn = Learn
learn-title = Learn { $game }
learn-about = Short lessons at a real table. You play, and nothing can go wrong; leave and come back whenever you like.
learn-first = Is this game new to you?
learn-begin = Begin
learn-again = Once more
learn-learnt = learnt
learn-real = A match against an easy bot, with a coach who says once what each phase is about.
learn-play = Play it
learn-where = Lesson { $number } of { $count }: { $title }
learn-next = Next
learn-back = Back
learn-leave = Leave
learn-take-back = Take it back
learn-next-lesson = Next lesson

## Puzzles
puzzles = Puzzles
puzzles-about = A position, a few moves: what would you do? Each of them was played on hundreds of times to see what it brings.
solve-of = Puzzle of the day: { $game }
solve-number = Puzzle { $number }
solve-begin = Solve
solve-again = Look again
solve-solved = solved
solve-where = { $game }: puzzle { $number } of { $count }
solve-ask = You are { $player }. What would you do?
solve-choose = This is my move
solve-right = Well seen!
solve-wrong = Another move brings more.
solve-ahead = { NUMBER($points, maximumFractionDigits: 1) } points ahead at the end; wins { $percent } %
solve-behind = { NUMBER($points, maximumFractionDigits: 1) } points behind at the end; wins { $percent } %
solve-best = best
solve-mine = yours
solve-how = Means of { $worlds } matches that strong bots played on from here, for each move in the same deals.
solve-next = Next puzzle
solve-all = All puzzles
solve-type = Your move, 1 to { $count }; Enter goes on without one, q leaves
solve-count = You found { $right } of { $count } best moves.
coach = Coach
coach-help = When a phase first comes up, say what it is about
coach-off = No more of this

## The browser: keys
keys = Keys
key-arrows = ← ↑ → ↓
key-arrows-does = to the next place that can be chosen
key-enter = Enter
key-enter-does = choose it; confirm, where all is chosen
key-n = N, P
key-n-does = next and previous place that can be chosen
key-a-does = go to the actions at the bottom
key-r-does = turn what is chosen, where it can be turned
key-escape = Esc
key-escape-does = take choices back, or return to now
key-i-does = the player aid
key-w-does = what can I do?
key-m-does = my things
key-l-does = the last moves
key-h-does = a hint
key-u-does = take back
key-c-does = confirm
key-asks = ?
key-asks-does = a click tells what something is

## A game that brings rules alone
default-table = Table
default-table-part =
    .about = What lies on the table for all.
    .aria-label = Table
default-mat = { $player }: { $points }
default-mat-part =
    .about = What belongs to this player, and the points: { $points }.
    .aria-label = { $player }: { $points }
default-field = { $name }
default-piece = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
default-piece-label =
    .about = There are { $count } of it here.
    .aria-label = { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }
default-move = { $player }: { $move } ({ $labels }).
    .you = You: { $move } ({ $labels }).
default-bare-move = { $player }: { $move }.
    .you = You: { $move }.
default-source = Points
default-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## My play
play-title = My play
play-about = Your results, where your points come from beside a bot’s, how you begin and how long you think.
play-look = Look at my play
play-none = There is nothing to tell yet. Finish a match, and come back.
play-people = People
play-group = { $game }, { $seats } players
play-sum = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $wins } won. On average { $points } points, { $lead } compared with the best of the others.
play-seconds = A decision takes you { $seconds } seconds.
play-trend = Lead over the best of the others, match by match; in the latest: { $lead }
play-against = Against
play-matches = Matches
play-wins = Won
play-lead = Lead
play-mine = I
play-bot = Bot: { $level }
play-openings = How I begin
play-times = { $count ->
    [one] once
   *[other] { $count } times
}, lead { $lead }
play-result = { $place ->
    [0] ended early, { $points } points,
   *[other] place { $place }, { $points } points,
}
play-help = All of this is computed on this server from matches that you played here to their end, by yourself. It is shown to nobody else. When you let yourself be forgotten, it is gone; the others keep their matches, played with nobody.
play-export = Save as JSON
rating-title = Ratings
rating-help = Among people who all want it, matches are rated: one number for each game and number of players. What is settled cannot be taken back in them. Ratings are seen at the tables where you sit. Whoever leaves a seat to a bot and comes back has played on; whoever does not come back has given up. Where others called the bot, the match does not count.
rating-want = Rate my matches
rating-line = { $game }, { $seats } players: { $rating } ± { $sigma } after { $matches ->
    [one] one match
   *[other] { $matches } matches
}
rating-none = No rated match is finished yet.
rating-at = rating { $rating } ± { $sigma }
rating-table = This match will be rated.

## Notices to people who are away
notice-proof = Open this link if Riverhaven shall write to you here when it is your turn. If you did not ask for it, do nothing.
notice-first = { $name }, this is where Riverhaven will tell you when it is your turn.
notice-turn = { $game }: it is your turn
notice-turn-text = You play with { $others }. The table has waited for you since { $since }.
notice-plan = { $game }: your plan was not played, it is your turn
notice-plan-text = You play with { $others }. What you had planned could not be played any more. The table has waited for you since { $since }.
notice-begun = { $game }: your match has begun
notice-begun-text = You play with { $others }. Last move: { $since }.
notice-knock = { $game }: somebody asks to join
notice-knock-text = Somebody has been waiting at your open table since { $since }. Let them in, or say no.
notice-over = { $game }: your match is over
notice-over-text = You played with { $others }. It ended on { $since }.
notice-nudge = { $game }: { $player } calls you
notice-nudge-text = It is your turn. You play with { $others }. { $player } called on { $since }.
notice-full = { $game }: your table is full
notice-full-text = All seats are taken, by you and { $others }. You may begin; they have been waiting since { $since }.
notice-asked = { $game }: you are asked something
notice-asked-text = You play with { $others }. They have been waiting for your answer since { $since }.
notice-asked-undo = { $player } would like to take back a move.
notice-asked-end = { $player } proposes to end the match.
notice-asked-pause = { $player } proposes to stop the clocks for a while.
notice-asked-resume = { $player } would like to let the clocks run again.
notice-asked-bot = { $player } proposes that a bot plays on for somebody who is away.
notice-asked-open = { $player } proposes to open the seat of somebody who is away to others.
notice-asked-rematch = { $player } offers to play again.
notice-off = No more of these: { $link }
notice-off-table = No more about this table: { $link }
notice-daily = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
way-unreachable = Nothing can be sent to { $address } from here.
way-too-many = { $most } ways are enough: remove one first.
too-many-ways = That has been tried { $most } times today; come back tomorrow.
proof-sent = A mail has been sent there today already. Look there, or come back tomorrow.
way-unknown = This link has ended: there is nothing more to turn on or off.
notices = Tell me when it is my turn
notices-help = When you are away, this server can write to you: which game it is, who waits and since when. Never what lies in your hand.
notices-here = Tell me about this table when I am away
notices-none = Tell me when it is my turn …
notices-calm = Not while a page of mine is open on any device
way = How
way-mail = E-mail
way-push = This browser
way-discord = Discord
way-slack = Slack
way-ntfy = ntfy
way-json = Another program (JSON)
way-address = Where
way-daily = only once a day
way-chosen = only about tables that I choose
way-add = Tell me there
way-remove = No more
way-unproven = Open the link in the mail that we have sent you.
way-push-refused = The browser does not allow it, or cannot do it here.
notices-on = Done: you will be told when it is your turn.
notices-off = Done: nothing more will be sent there.
notices-off-table = Done: nothing more will be sent about this table.
smtp-and-sender = Mails need both: --smtp, by which they are sent, and --mail-from, who sends them.
smtp-and-origin = The links in mails need an address: name it with --origin, as in --origin https://games.example.org.
wrong-smtp = Mails are sent by an address as in --smtp smtps://USER:PASSWORD@HOST:465.
wrong-origin = “{ $origin }” is no origin; it looks like https://games.example.org, without anything behind it.
wrong-network = “{ $network }” is neither an address nor a network; they look like 10.0.0.5 and 10.0.0.0/8.
wrong-settings = The settings in { $variable } are not understood: { $why }.
