scenario "Stunned comes before Silence" {
  game     = "champions",
  question = {
    en = "My stunned hero plays Uppercut while Silence would cancel it. Do I lose the Stunned card?",
    fr = "Mon héros sonné joue Uppercut alors que Silence l'annulerait. Est-ce que je perds la carte Sonné ?",
  },
  shows    = { "mc.status.priority", "mc.status.stunned-friendly" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", stunned = true } }, hand = { "Uppercut", "Uppercut", "Energy Absorption", "Energy Absorption" } },
}
villain { "Rhino I" }
environments { "Silence" }

ann:plays "Uppercut"
ann:pays_with "Energy Absorption"
expect(ann.identity:stunned "Captain Marvel"):is(0)
ann:plays "Uppercut"                    -- a second one, without Stunned: this one is cancelled
expect(villain:damage "Rhino I"):is(0)
expect(ann.discard):has("Uppercut", 2)
ruling {
  en = "Yes. A status card acts before every other ability: the attack becomes the loss of the Stunned card, and nothing is left for Silence to cancel.",
  fr = "Oui. Une carte d'état agit avant toute autre capacité : l'attaque devient la perte de la carte Sonné, et il ne reste rien que Silence puisse annuler.",
}
