scenario "Two obligations dealt to the wrong players" {
  game     = "champions",
  question = {
    en = "Ann is dealt Ben's Family Emergency and Ben is dealt Ann's Eviction Notice. Who resolves which?",
    fr = "Ann reçoit Urgence Familiale, celle de Ben, et Ben reçoit Avis d'Expulsion, celui d'Ann. Qui résout quoi ?",
  },
  shows    = { "mc.obligation.given-to-hero", "mc.obligation.that-player-decides", "mc.card.family-emergency", "mc.card.eviction-notice" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Family Emergency" } },
  { "Ben", character = "Carol Danvers", hand = {}, dealt = { "Eviction Notice" } },
}
villain { { "Rhino I", confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Charge", "Enhanced Ivory Horn" }

ann:ends_turn()
ben:ends_turn()
expect(ben):must_choose { "chooses exhaust", "chooses be stunned" }
ben:chooses "exhaust"
ann:chooses "exhaust"

expect(removed):is { "Family Emergency", "Eviction Notice" }
expect(ben.identity:exhausted "Carol Danvers"):is(1)
expect(ann.identity:exhausted "Peter Parker"):is(1)
ruling {
  en = "Each goes to the player of its hero, who makes the choices: Ben deals with Family Emergency, then Ann with Eviction Notice.",
  fr = "Chacune va au joueur de son héros, qui fait les choix : Ben règle Urgence Familiale, puis Ann règle Avis d'Expulsion.",
}
