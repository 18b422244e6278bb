scenario "When the villain schemes, boost icons raise his SCH" {
  game     = "champions",
  question = {
    en = "I am in alter-ego form and Rhino (SCH 1) schemes with a boost card that has 2 icons. How much threat does he place?",
    fr = "Je suis sous forme d'alter ego et Rhino (1 en MNG) manigance avec une carte Boost à 2 icônes. Combien de menace place-t-il ?",
  },
  shows    = { "mc.boost.give-facedown", "mc.boost.add-to-sch" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Leadership", "The Power of Leadership", "Inspired" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shocker", "Hydra Mercenary" }

ann:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(4)
expect(ann.identity:damage "Carol Danvers"):is(0)
expect(encounter_discard):has "Shocker"
expect(villain:sch "Rhino"):is(1)
ruling {
  en = "3: his SCH of 1 and the 2 icons, on top of the 1 threat of step one. His SCH is 1 again afterwards.",
  fr = "3 : sa MNG de 1 et les 2 icônes, en plus de la menace de l'étape un. Sa MNG redevient 1 ensuite.",
}
