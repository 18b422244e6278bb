scenario "The encounter deck is shuffled before the obligations join it" {
  game     = "champions",
  question = {
    en = "When are the obligations shuffled into the encounter deck, before or after what the schemes do at set-up?",
    fr = "Quand mélange-t-on les obligations dans le deck Rencontre : avant ou après ce que font les manigances à la mise en place ?",
  },
  shows    = { "mc.amb.setup-deck-order" },
  set_up = "shown",
}
local ann = players {
  { "Ann", character = "Carol Danvers" },
}

expect(encounter_deck):has("Family Emergency", 1)
expect(encounter_deck):has_no "Eviction Notice"
expect(encounter_discard):is_empty()
ann:declines()
ruling {
  en = "After. The deck is first shuffled without them, and shuffled again once they are in.",
  fr = "Après. Le deck est d'abord mélangé sans elles, puis de nouveau une fois qu'elles y sont.",
}
