scenario "Klaw's Vengeance places a threat for damage" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I am in hero form and reveal Klaw's Vengeance; my ally takes the damage. Does the main scheme get its threat?",
    fr = "Je suis en héros et je révèle La Vengeance de Klaw ; mon alliée encaisse les dégâts. La manigance principale reçoit-elle sa menace ?",
  },
  shows    = { "mc.card.klaws-vengeance", "mc.attack.enemies-by-card" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Mockingbird" }, dealt = { "Klaw's Vengeance" } },
}
villain { "Klaw I" }
encounter_deck:on_top { "Armored Guard", "Advance" }

until_step "villain phase, step 5"
ann:defends_with "Mockingbird"
expect(ann.in_play:damage "Mockingbird"):is(1)
expect(main_scheme:threat "Underground Distribution 1B"):is(1)
ruling {
  en = "Yes. The attack has dealt damage; to whom does not matter.",
  fr = "Oui. L'attaque a infligé des dégâts ; peu importe à qui.",
}
