scenario "English edition: Happy Harbor pays for every Hero" {
  game     = "forever-evil",
  question = {
    en = "English edition: I play two Heroes with Happy Harbor in play. Is it +1 Power for the turn, or +1 for each Hero?",
    fr = "Édition anglaise : je joue deux Héros avec Happy Harbor en jeu. Est-ce +1 en Puissance pour le tour, ou +1 par Héros ?",
  },
  shows    = { "fe.location.each-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", in_play = { "Happy Harbor" }, hand = { "Stargirl", "Commissioner Gordon" } },
  { "Ben", character = "Sinestro" },
}

ann:plays "Stargirl"
expect(ann.power):is(3)
ann:plays "Commissioner Gordon"

expect(ann.power):is(5)                   -- 2 + 1, then 1 + 1
ruling {
  en = "+1 for each: nothing in the English rules limits a Location to one effect a turn.",
  fr = "+1 par Héros : rien dans les règles anglaises ne limite un Lieu à un effet par tour.",
}
