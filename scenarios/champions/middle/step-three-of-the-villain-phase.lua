scenario "Step 3 of the villain phase alone" {
  game     = "champions",
  first    = "Ben",
  round    = 3,
  at       = "villain phase, step 3",
  question = {
    en = "Two of us play, Ben is the first player, and a side scheme with a hazard icon is in play. Who is dealt how many encounter cards in step 3 of the villain phase?",
    fr = "Nous jouons à deux, Ben est le premier joueur, et une manigance annexe avec une icône d'aléas est en jeu. Qui reçoit combien de cartes Rencontre à l'étape 3 de la phase du méchant ?",
  },
  shows    = { "mc.villain-phase.3-deal", "mc.villain-phase.3-hazard", "mc.villain-phase.3-hazard-order" },
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", exhausted = true } } },
  { "Ben", character = "She-Hulk" },
}
side_schemes { { "Breakin' & Takin'", threat = 3 } }
encounter_deck { "Advance", "Assault", "Caught Off Guard", "Gang-Up", "Hard to Keep Down" }

until_step "villain phase, step 4"
expect(ben.dealt):is { "Advance", "Caught Off Guard" }
expect(ann.dealt):is { "Assault" }
expect(ann.identity:exhausted "Spider-Man"):is(1)
expect(game.round):is(3)
ruling {
  en = "Ben two and Ann one: each player gets one, and then the card for the icon goes to the first player.",
  fr = "Ben deux et Ann une : chacun en reçoit une, puis la carte de l'icône va au premier joueur.",
}
