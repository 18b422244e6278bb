scenario "An exhausted identity cannot exhaust for an obligation" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Carol Danvers recovered this turn and lies exhausted. Can I still get rid of Family Emergency by exhausting her?",
    fr = "Carol Danvers a récupéré à ce tour et elle est inclinée. Puis-je encore écarter Urgence Familiale en l'inclinant ?",
  },
  shows    = { "mc.card.family-emergency", "mc.exhausted.cannot-exhaust-again" },
}

local ann = players {
  { "Ann", character = "Carol Danvers", identity = { { "Carol Danvers", exhausted = true } }, hand = {}, dealt = { "Family Emergency" } },
}
encounter_deck:on_top { "Charge" }

until_step "villain phase, step 5"
expect(ann.identity:stunned "Carol Danvers"):is(1)
expect(encounter_discard):has "Family Emergency"
expect(removed):is_empty()
expect(log):has("is Stunned", "by", "mc.exhausted.cannot-exhaust-again")
ruling {
  en = "No. What is exhausted cannot exhaust again, so only the other option is left: she is stunned, and the card surges.",
  fr = "Non. Ce qui est incliné ne s'incline pas de nouveau ; il ne reste que l'autre option : elle est sonnée et la carte gagne Renfort.",
}
