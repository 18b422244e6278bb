scenario "Charge crushes through an ally and is then gone" {
  game     = "champions",
  question = {
    en = "Rhino attacks with Charge and Maria Hill, with 2 hit points, defends. Am I hurt?",
    fr = "Rhino attaque avec Charge et Maria Hill, à 2 points de vie, défend. Suis-je blessé ?",
  },
  shows    = { "mc.card.charge" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Maria Hill" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4, with = { "Charge" } } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Hard to Keep Down" }

ann:ends_turn()
ann:defends_with "Maria Hill"
expect(ann.in_play):is_empty()
expect(ann.identity:damage "Captain Marvel"):is(3)
expect(attachments):is_empty()
ruling {
  en = "Yes, for 3: Charge makes the attack 5 strong with overkill. It is discarded when the attack is over.",
  fr = "Oui, de 3 : Charge porte l'attaque à 5 avec Déferlement. Elle est défaussée à la fin de l'attaque.",
}
