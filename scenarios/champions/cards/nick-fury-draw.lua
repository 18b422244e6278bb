scenario "Nick Fury draws three cards" {
  game     = "champions",
  question = {
    en = "I need cards. May Nick Fury give me some?",
    fr = "J'ai besoin de cartes. Nick Fury peut-il m'en donner ?",
  },
  shows    = { "mc.card.nick-fury" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Nick Fury", "Energy Absorption", "Strength" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 4 } }
encounter_deck:on_top { "Hard to Keep Down", "Charge" }

ann:plays "Nick Fury"
ann:pays_with "Energy Absorption"
expect(ann):must_choose { "chooses threat", "chooses draw", "chooses damage" }
ann:chooses "draw"
expect(ann.hand):count(3)
expect(villain:damage "Rhino I"):is(4)
expect(main_scheme:threat "The Break-In!"):is(4)
ruling {
  en = "Yes, three: as he enters play you choose one of his three effects.",
  fr = "Oui, trois : à son arrivée, vous choisissez un de ses trois effets.",
}
