scenario "A Super Hero who lies face up already does not attack again" {
  game     = "forever-evil",
  question = {
    en = "Batman is face up and nobody defeats him. Does his First Appearance Attack happen at the end of every turn?",
    fr = "Batman est face visible et personne ne le vainc. Son Attaque de Révélation a-t-elle lieu à la fin de chaque tour ?",
  },
  shows    = { "fe.end-turn.7-flip" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Cold Gun" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
stacks { super_heroes = { "Batman", "Superman" } }
line_up { "Giganta", "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }

ann:ends_turn()
ben:ends_turn()

expect(super_heroes):shows "Batman"
expect(destroyed):is_empty()              -- the Cold Gun in Ann's discard pile is safe
expect(weakness):count(20)                -- and Ben, without Equipment, gained nothing
ruling {
  en = "No. Only a card that lies face down is turned up, and only turning up makes a First Appearance.",
  fr = "Non. On ne retourne qu'une carte face cachée, et il n'y a de Révélation que lorsqu'on la retourne.",
}
