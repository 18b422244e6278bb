scenario "Green Arrow stays in play and strengthens every Punch" {
  game     = "forever-evil",
  question = {
    en = "I played Green Arrow. Does he go to my discard pile at the end of the turn, and do the Punches of my next turn get +1 too?",
    fr = "J'ai joué Green Arrow. Part-il dans ma défausse à la fin du tour, et mes Coups de Poing du tour suivant ont-ils aussi +1 ?",
  },
  shows    = { "fe.card.green-arrow" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Green Arrow", "Punch" }, deck = { "Punch", "Vulnerability", "Vulnerability", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }

ann:plays "Green Arrow"
expect(ann.power):is(0)
ann:plays "Punch"
expect(ann.power):is(2)
ann:ends_turn()
expect(ann.in_play):is { "Green Arrow" }
ben:plays "Punch"
expect(ben.power):is(1)                 -- he helps only his own player
ben:ends_turn()
ann:plays "Punch"

expect(ann.power):is(2)
ruling {
  en = "He stays in play for the rest of the game, and each Punch that Ann plays gives her one Power more, in every turn of hers.",
  fr = "Il reste en jeu jusqu'à la fin de la partie, et chaque Coup de Poing joué par Ann lui donne 1 de Puissance en plus, à chacun de ses tours.",
}
