scenario "Two Helicarriers for the same card" {
  game     = "champions",
  question = {
    en = "Ben and I both point our Helicarriers at me. Do the two reductions add up on one card, or is one kept for the card after it?",
    fr = "Ben me désigne avec son Héliporteur, et moi aussi avec le mien. Les deux réductions s'ajoutent-elles sur une carte, ou l'une attend-elle la suivante ?",
  },
  shows    = { "mc.card.helicarrier", "mc.initiation.3-modifiers" },
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "First Aid" }, in_play = { "Helicarrier" } },
  { "Ben", character = "Captain Marvel", in_play = { "Helicarrier" } },
}

ann:uses "Helicarrier"
ann:chooses "Ann"
ann:asks "Ben"
ben:uses "Helicarrier"
ben:chooses "Ann"
ann:plays "Haymaker"
refused(function() ann:plays "First Aid" end, "mc.cost.resource-cost")

expect(villain:damage "Rhino I"):is(3)
expect(ann.hand):is { "First Aid" }
ruling {
  en = "They add up: the next card is the same one for both. Haymaker costs nothing, and what follows costs its price.",
  fr = "Elles s'ajoutent : la prochaine carte est la même pour les deux. Haymaker ne coûte rien, et la suivante coûte son prix.",
}
