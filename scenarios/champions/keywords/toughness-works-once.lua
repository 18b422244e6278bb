scenario "Toughness does not renew itself" {
  game     = "champions",
  question = {
    en = "Sandman lost his Tough card to my first blow. Does his Toughness give him a new one next round?",
    fr = "L'Homme-Sable a perdu sa carte Tenace à mon premier coup. Sa Ténacité lui en rend-elle une au round suivant ?",
  },
  shows    = { "mc.keywords.toughness" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Gamma Slam", "Ground Stomp", "Ground Stomp", "Energy" }, dealt = { "Sandman" } },
}
villain { { "Rhino I", damage = 4, stunned = true } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Crowd Control" }

ann:ends_turn()
expect(ann.engaged:tough "Sandman"):is(1)
ann:attacks_with "She-Hulk"
ann:chooses "Sandman"
expect(ann.engaged:tough "Sandman"):is(0)
ann:ends_turn()
ann:declines "discards"                          -- keeps her hand
ann:declines "defends_with"                      -- Rhino attacks
ann:declines "defends_with"                      -- Sandman attacks
expect(ann.engaged:tough "Sandman"):is(0)
ann:attacks_with "She-Hulk"
ann:chooses "Sandman"
expect(ann.engaged:damage "Sandman"):is(3)
ruling {
  en = "No. It gives one Tough card, as he enters play; once that is gone he is hurt like anyone else.",
  fr = "Non. Elle donne une seule carte Tenace, à l'arrivée en jeu ; une fois celle-ci perdue, il est blessé comme tout le monde.",
}
