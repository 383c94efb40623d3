play-delete = Játékom törlése
play-delete-sure = Törlöd, amit az eddigi játszmáid elárulnak a játékodról? A játszmák és az értékszámaid megmaradnak; a mostantól megnyitott asztalok számítanak.
