scenario "Two cards that look at the same deck" {
  game     = "forever-evil",
  question = {
    en = "My deck of 22 cards holds Phantom Stranger, Deathstorm, eight Kicks and twelve Punches. What is it worth?",
    fr = "Mon deck de 22 cartes contient Phantom Stranger, Deathstorm, huit Coups de Pied et douze Coups de Poing. Combien vaut-il ?",
  },
  shows    = { "fe.card.phantom-stranger", "fe.card.deathstorm", "fe.amb.deathstorm-formula" },
}

local kicks, punches = { "Phantom Stranger", "Deathstorm" }, 12
for i = 1, 8 do table.insert(kicks, "Kick") end
for i = 1, punches do table.insert(kicks, "Punch") end
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = kicks },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Vibe" }
stacks { main_deck = 0 }

ann:ends_turn()
expect(ann.score):is(16)
ruling {
  en = "16: the Kicks 8, Deathstorm 8 for two cards above twenty, and the Stranger nothing, as twelve cards cost 0.",
  fr = "16 : les Coups de Pied 8, Deathstorm 8 pour deux cartes au-delà de vingt, et Phantom Stranger rien, car douze cartes coûtent 0.",
}
