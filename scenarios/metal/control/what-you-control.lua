scenario "You control what you played and your Ongoing cards, not hand, draw pile or discard pile" {
  game     = "metal",
  question = {
    en = "My card gives 1 Power for each card that I control. Which cards are these?",
    fr = "Ma carte donne 1 de Puissance par carte que je contrôle. Lesquelles est-ce ?",
  },
  shows    = { "metal.control.played-and-ongoing", "metal.control.not-hand-deck-discard" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Vulnerability", "Muster", "Steel" }, in_play = { "Practice Yard", "Practice Beacon" },
    deck = { "Punch", "Punch" }, discard = { "Punch", "Escape" } },
  { "Ben", character = "The Flash (oversized)", in_play = { "Practice Beacon" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Vulnerability"
ann:plays "Muster"
expect(ann.power):is(4)                  -- Yard, Beacon, Vulnerability and Muster itself
ruling {
  en = "The cards you played this turn, that one included, and the Ongoing cards in front of you; not those in hand, draw pile or discard pile, nor your Super Heroes.",
  fr = "Les cartes jouées ce tour, celle-ci comprise, et les Permanents devant vous ; ni celles en main, en pioche ou en défausse, ni vos Super-Héros.",
}
