scenario "Prevented threat does not complete a scheme" {
  game     = "champions",
  question = {
    en = "Rhino schemes for 3 and the main scheme is 3 short of complete. I prevent 1 with Emergency. Do we lose?",
    fr = "Rhino manigance pour 3 et il manque 3 à la manigance principale pour être achevée. J'en préviens 1 avec Urgence. Perdons-nous ?",
  },
  shows    = { "mc.prevent.threat" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Emergency" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Backflip" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }  -- step one makes it 4 of 7
encounter_deck:on_top { "Shocker", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                   -- keeps her hand
ann:plays "Emergency"
expect(main_scheme:threat "The Break-In!"):is(6)
expect(game):goes_on()
ruling {
  en = "No. The 3 becomes 2 before any threat is placed, so the scheme never reaches its limit.",
  fr = "Non. Les 3 deviennent 2 avant toute pose de menace : la manigance n'atteint jamais sa limite.",
}
