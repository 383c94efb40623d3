## What is wrong with a study
wrong-study = The study in “{ $file }” does not fit: { $why }.
study-forbidden = Nothing is left to play: { $game } forbids each of these combinations of options.
study-no-kind = There is no kind of move “{ $kind }” to be left to chance; there are: { $allowed }.

## Cells
cell-seats = { $value ->
    [one] one seat
   *[other] { $value } seats
}
cell-bots = { $value }
cell-parts = parts { $value }
cell-chance = { $value ->
    [none] as chosen
   *[other] { $value } by chance
}
yes = yes
no = no

## The report
played = { $matches ->
    [one] One match
   *[other] { $matches } matches
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
report-lead = { $game }: { $played }. After ± is half of a 95 % interval; matches of one deal are taken together. All cells have the same deals. What is in bold is surely more or less than nothing; of twenty things that do not matter, one will look so.
report-bots = Bots have played this. They tell what is worth how much among players like them, not among people.
report-written = The report is { $file }; the tables are beside it.
report-interrupted = Stopped after { $done } of { $all } deals. The same command goes on.
playing = { $game }, deals
cell = Cell
item = Which
figures = The numbers
scores = Scores

table-match = What a match is like
table-match-about = Mean of all matches. The first seat is the one that is asked first; its advantage is how much more often than by right it wins.
table-difference = What is different from the first
table-difference-about = Every cell beside the first one with as many seats, deal by deal.
table-order = Is it better to be first?
table-order-about = By the order in which the seats are asked at the beginning: victories above those by right, and points above the mean of the table.
table-bot = Bots
table-bot-about = Victories above those by right, and mean scores.
table-source = Where the points come from
table-source-about = What each source gives to those who win, to the others, and how much more to those who win.
table-asset = What those have who win: { $axis }
table-asset-about = For each one that a seat takes more than the others at its table: how much more it wins, and how many points more it has. It is what goes with taking it, and need not come from it.
table-move = How often the moves are made
table-move-about = Each kind of move: how often in a match, and in how many matches at all.
table-never = What never came up
table-never-about = What is reached only by other players, or by nobody. Reasons are looked for in some positions only.
never-nothing = Everything came up in every cell.
never-everywhere = everywhere

measure-mean = mean
measure-decisions = decisions
measure-choices = choices
measure-score = score
measure-margin = first before second
measure-spread = first before last
measure-shared = shared victories
measure-first = first seat’s advantage
measure-wins = victories
measure-points = points
measure-winners = winners
measure-others = the others
measure-more = more
measure-taken = taken by a seat
measure-uses = in a match
measure-matches = in so many matches

never-possible = kind of move, never possible
never-chosen = kind of move, possible and never chosen
never-phase = phase
never-reason = reason why not
never-source = source of points
never-asset = never taken
