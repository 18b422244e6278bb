scenario "An Ongoing card in play may be destroyed" {
  game     = "metal",
  question = {
    en = "My Beacon stays in play for the rest of the game. Can an effect destroy it all the same?",
    fr = "Ma Balise reste en jeu toute la partie. Un effet peut-il quand même la détruire ?",
  },
  shows    = { "metal.amb.ongoing-leaves-otherwise", "metal.destroy.pile" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Tear Down", "Steady Hand" }, in_play = { "Practice Beacon" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Tear Down"
ann:destroys "Practice Beacon"
expect(destroyed):is { "Practice Beacon" }
ann:plays "Steady Hand"
expect(ann.power):is(1)                  -- no Power from the Beacon any more
ruling {
  en = "Yes, if the effect reaches cards in play. It is gone, its ability stops, and it scores nothing.",
  fr = "Oui, si l'effet atteint les cartes en jeu. Elle disparaît, sa capacité cesse, et elle ne rapporte rien.",
}
