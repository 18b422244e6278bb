scenario "Five players fit, each with two Super Heroes to choose from" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "There are five of us. Are there enough cards for everybody?",
    fr = "Nous sommes cinq. Y a-t-il assez de cartes pour tout le monde ?",
  },
  shows    = { "metal.setup.deal-two-choose-one", "metal.setup.starting-deck" },
}

local ann, ben, cy, dan, eve = players { { "Ann" }, { "Ben" }, { "Cy" }, { "Dan" }, { "Eve" } }
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

-- nobody has seen a hand or a Super-Villain yet
expect(ann.hand):is_empty()
expect(super_villains):is_empty()
ann:chooses "Mister Terrific (oversized)"
ben:chooses "The Flash (oversized)"
cy:chooses "Plastic Man (oversized)"
dan:chooses "Hal Jordan (oversized)"
eve:chooses "Cyborg"
expect(available):count(5)
expect(ann.hand):count(5)
ruling {
  en = "Yes: five starting decks and ten Super Heroes besides Batman, two for each to choose from.",
  fr = "Oui : cinq decks de départ et dix Super-Héros en plus de Batman, deux pour chacun.",
}
