play-delete = Delete my play
play-delete-sure = Delete what your matches so far tell of your play? The matches and your ratings stay; tables that are set up from now on count.
