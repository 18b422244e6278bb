scenario "Each attack of Klaw gets one boost card more" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Klaw I attacks me, with Armored Guard and Sound Manipulation on top of the encounter deck. How many boost cards does he get, and how much damage do I take?",
    fr = "Klaw I m'attaque, avec Garde Blindé et Manipulation du Son sur le deck Rencontre. Combien de cartes Boost reçoit-il, et combien de dégâts est-ce que je subis ?",
  },
  shows    = { "mc.card.klaw-i", "mc.boost.several-stack" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { "Klaw I" }
encounter_deck:on_top { "Armored Guard", "Sound Manipulation", "Advance" }

until_step "villain phase, step 3"
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(3)
expect(encounter_discard):is { "Sound Manipulation", "Armored Guard" }
ruling {
  en = "Two: the usual one and the one of his own ability. He has no ATK of his own, and the icons give 1 and 2: you take 3 damage.",
  fr = "Deux : la carte habituelle et celle de sa propre capacité. Il n'a pas d'ATQ à lui, et les icônes donnent 1 et 2 : vous subissez 3 dégâts.",
}
