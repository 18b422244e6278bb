scenario "The starting hand is drawn before it may be changed" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "When may we change our starting hands, and have the obligations been shuffled in by then?",
    fr = "Quand peut-on changer sa main de départ, et les obligations sont-elles déjà mélangées à ce moment-là ?",
  },
  shows    = { "mc.setup.12-draw", "mc.setup.11-encounter-deck", "mc.setup.13-mulligan" },
}
local ann = players {
  { "Ann", character = "Carol Danvers" },
}

until_step "set-up, step 11"
expect(encounter_deck):has_no "Family Emergency"
until_step "set-up, step 12"
expect(encounter_deck):has "Family Emergency"
expect(ann.hand):is_empty()
until_step "set-up, step 13"
expect(ann.hand):count(6)
ann:declines()
expect(ann):is_on_turn()
ruling {
  en = "In step thirteen, once every hand has been drawn in step twelve; the obligations have joined the encounter deck in step eleven.",
  fr = "À l'étape treize, une fois chaque main piochée à l'étape douze ; les obligations ont rejoint le deck Rencontre à l'étape onze.",
}
