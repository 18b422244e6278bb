scenario "Each of two effects of a Location happens once per turn" {
  game     = "rivals",
  question = {
    en = "A Location of ours has two effects: a card for the first Hero, and 1 Power for the first Villain. After the one, does the other still happen this turn?",
    fr = "Un Lieu à nous a deux effets : une carte au premier Héros, et 1 de Puissance au premier Vilain. Après l'un, l'autre a-t-il encore lieu ce tour ?",
  },
  shows    = { "rivals.location.once-per-turn" },
}

card "Street Thug" { type = "Villain", cost = 2, vp = 1, copies = 2, play = power(2) }
card "Twin Towers" { type = "Location", cost = 5, vp = 1, stays = true,
  after(plays{ type = "Hero", first = true }){ draw(1) },
  after(plays{ type = "Villain" }){ power(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Understudy", "Street Thug", "Street Thug" }, deck = { "Kick", "Punch", "Punch" }, discard = {},
    in_play = { "Twin Towers" } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Wayne Manor", "Nightwing", "Robin", "Superman", "Billionaire" }

ann:plays "Understudy"
expect(log:last_move()):has(ann, "draws", "Kick")
ann:plays "Street Thug"
expect(log:last_move()):has(ann, "has Power", 1, "by", "rivals.location.ongoing")
ann:plays "Street Thug"
expect(ann.power):is(5)
ruling {
  en = "Yes. Each effect has its one time per turn; a second Villain gives nothing more.",
  fr = "Oui. Chaque effet a sa fois par tour ; un deuxième Vilain ne donne plus rien.",
}
