scenario "Klaw's Vengeance places nothing without damage" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "My hero is tough when Klaw attacks by Klaw's Vengeance. Is the threat placed?",
    fr = "Mon héros est Tenace quand Klaw attaque par La Vengeance de Klaw. La menace est-elle placée ?",
  },
  shows    = { "mc.card.klaws-vengeance", "mc.status.tough" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", tough = true } }, hand = {}, dealt = { "Klaw's Vengeance" } },
}
villain { "Klaw I" }
encounter_deck:on_top { "Armored Guard", "Armored Guard" }

until_step "villain phase, step 5"
ann:declines()
expect(ann.identity:tough "She-Hulk"):is(0)
expect(main_scheme:threat "Underground Distribution 1B"):is(0)
ruling {
  en = "No. The Tough card prevents all the damage, so the attack has dealt none.",
  fr = "Non. La carte Tenace prévient tous les dégâts : l'attaque n'en a infligé aucun.",
}
