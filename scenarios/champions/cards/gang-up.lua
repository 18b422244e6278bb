scenario "Gang-Up: the villain and all your minions attack" {
  game     = "champions",
  question = {
    en = "I am in hero form with a Hydra Mercenary and reveal Gang-Up. Who attacks?",
    fr = "Je suis en héros avec un Mercenaire d'Hydra et je révèle Se Liguer. Qui attaque ?",
  },
  shows    = { "mc.card.gang-up" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" }, engaged = { "Hydra Mercenary" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Gang-Up", "Advance" }

ann:ends_turn()
ann:declines()                                   -- Rhino, 2
ann:declines()                                   -- the Mercenary, 1
expect(ann.identity:damage "Captain Marvel"):is(3)
ann:declines()                                   -- Gang-Up: Rhino again, 2
ann:declines()                                   -- and the Mercenary again, 1
expect(ann.identity:damage "Captain Marvel"):is(6)
ruling {
  en = "First the villain, then each minion engaged with you; so all of them attack a second time in this phase.",
  fr = "D'abord le méchant, puis chaque sbire engagé avec vous ; tous attaquent donc une seconde fois à cette phase.",
}
