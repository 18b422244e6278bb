scenario "An ally of another player's goes to its owner's discard pile" {
  game     = "champions",
  question = {
    en = "I control Tigra, who came from Ben's deck. She blocks an attack and is defeated. Into whose discard pile does she go?",
    fr = "Je contrôle Tigra, venue du deck de Ben. Elle défend contre une attaque et est vaincue. Dans quelle défausse va-t-elle ?",
  },
  shows    = { "mc.ownership.goes-to-owner" },
  at       = "villain phase, step 2",
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck = {}, in_play = { { "Tigra", of = "Ben", damage = 2 } } },
  { "Ben", character = "Carol Danvers" },
}
villain { "Rhino I" }
encounter_deck { "Assault", "Advance", "Gang-Up", "Hard to Keep Down" }

until_step "villain phase, step 3"
ann:defends_with "Tigra"
expect(ben.discard):is { "Tigra" }
expect(ann.discard):is_empty()
ruling {
  en = "Into Ben's: she began in his deck.",
  fr = "Dans celle de Ben : elle faisait partie de son deck.",
}
