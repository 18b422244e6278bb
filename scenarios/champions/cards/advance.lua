scenario "Advance makes the villain scheme" {
  game     = "champions",
  question = {
    en = "I am in hero form and reveal Advance. Does Rhino scheme although he would attack me?",
    fr = "Je suis en héros et je révèle Avancée. Rhino manigance-t-il, lui qui m'attaquerait sinon ?",
  },
  shows    = { "mc.card.advance" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Assault" }

ann:ends_turn()
ann:declines()
expect(main_scheme:threat "The Break-In!"):is(2)             -- 1 in step one, 1 by the scheme
expect(ann.identity:damage "Captain Marvel"):is(2)           -- only from the attack in step two
ruling {
  en = "Yes: he schemes, with a boost card, whatever your form.",
  fr = "Oui : il manigance, avec une carte Boost, quelle que soit votre forme.",
}
