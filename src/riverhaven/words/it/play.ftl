play-delete = Cancella il mio gioco
play-delete-sure = Cancellare ciò che le tue partite finora dicono del tuo gioco? Le partite e le tue valutazioni restano; contano i tavoli preparati da adesso in poi.
