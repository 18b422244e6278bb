scenario "An obligation goes to its hero, who decides" {
  game     = "champions",
  question = {
    en = "Ben, playing Carol Danvers, reveals Eviction Notice. I play Peter Parker. Whose problem is it?",
    fr = "Ben, qui joue Carol Danvers, révèle Avis d'Expulsion. Moi, je joue Peter Parker. À qui de s'en occuper ?",
  },
  shows    = { "mc.obligation.given-to-hero", "mc.obligation.that-player-decides" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {}, dealt = { "Eviction Notice" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()
expect(ann):must_choose { "chooses exhaust", "chooses discard at random" }
ann:chooses "exhaust"
expect(ann.identity:exhausted "Peter Parker"):is(1)
expect(removed):has "Eviction Notice"
ruling {
  en = "Yours. It is given to the player of the hero it belongs to, and you alone decide how it is resolved.",
  fr = "À vous. Elle est donnée au joueur du héros auquel elle est associée, et vous seul décidez comment la résoudre.",
}
