scenario "Overkill: what the ally cannot take goes to the hero" {
  game     = "champions",
  question = {
    en = "Rhino attacks me with Charge and Mockingbird defends with two hit points left. Who takes the rest of his 5 damage?",
    fr = "Rhino m'attaque avec Charge et Mockingbird défend avec deux points de vie restants. Qui subit le reste de ses 5 dégâts ?",
  },
  shows    = { "mc.keywords.overkill-ally" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Interrogation Room", "Aunt May", "Heroic Intuition", "The Power of Justice", "Jessica Jones" },
    in_play = { { "Mockingbird", damage = 1 } } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Hydra Mercenary" }

ann:ends_turn()
ann:defends_with "Mockingbird"
expect(ann.discard):has "Mockingbird"
expect(ann.identity:damage "Spider-Man"):is(3)
ruling {
  en = "Your hero does. Two damage defeat the ally, and with overkill the other three go to the hero of the player who controls her.",
  fr = "Votre héros. Deux dégâts suffisent à vaincre l'allié ; avec Déferlement, les trois autres vont au héros de celui qui le contrôle.",
}
