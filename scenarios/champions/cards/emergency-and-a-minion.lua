scenario "Emergency does nothing about a minion's scheme" {
  game     = "champions",
  question = {
    en = "A minion schemes against me. May I play Emergency?",
    fr = "Un sbire manigance contre moi. Puis-je jouer Urgence ?",
  },
  shows    = { "mc.minion.activates-after-villain" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Emergency", "Web-Shooter", "Web-Shooter", "Aunt May", "Black Cat", "Backflip" }, engaged = { "Shocker" } },
}
villain { { "Rhino I", damage = 4, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
expect(main_scheme:threat "The Break-In!"):is(2)             -- 1 in step one, 1 by Shocker; Rhino is confused
expect(ann.hand):has "Emergency"
ruling {
  en = "No. It answers only a scheme of the villain.",
  fr = "Non. Elle ne répond qu'à une manigance du méchant.",
}
