scenario "Nobody defeats two Super Heroes in one turn" {
  game     = "forever-evil",
  question = {
    en = "I have 30 Power. Can I defeat The Flash and go on to the next Super Hero in the same turn?",
    fr = "J'ai 30 de Puissance. Puis-je vaincre Flash, puis le Super-Héros suivant dans le même tour ?",
  },
  shows    = { "fe.hero.one-per-turn", "fe.hero.next-stays-down" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Punch" }, power = 30 },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Aquaman", "Batman" } }

ann:defeats "The Flash"
refused(function() ann:defeats "Aquaman" end, "fe.hero.one-per-turn")

expect(ann.discard):is { "The Flash" }
expect(ann.power):is(22)
expect(super_heroes):count(2)
ruling {
  en = "No. The next card is still hidden, and one Super Hero is all that a turn allows, however much Power is left.",
  fr = "Non. La carte suivante est encore cachée, et un tour ne permet qu'un seul Super-Héros, quelle que soit la Puissance qui reste.",
}
