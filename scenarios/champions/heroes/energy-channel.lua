scenario "Energy Channel stores energy and releases it as damage" {
  game     = "champions",
  question = {
    en = "Energy Channel holds 4 counters. I add two more and release it. How much damage does it deal?",
    fr = "Énergie Canalisée porte 4 jetons Énergie. J'en ajoute deux et je la libère. Combien de dégâts inflige-t-elle ?",
  },
  shows    = { "mc.card.energy-channel" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Strength" }, in_play = { { "Energy Channel", counters = 4 } } },
}
villain { { "Rhino I" } }

ann:uses "Energy Channel"
ann:chooses "put counters"
expect(ann.in_play:counters "Energy Channel"):is(6)
ann:uses "Energy Channel"

expect(villain:damage "Rhino I"):is(10)
expect(ann.in_play):is_empty()
expect(ann.hand):is { "Strength" }
ruling {
  en = "Ten: 2 for each of the six counters would be 12, but 10 is its maximum. It is discarded to release them.",
  fr = "Dix : 2 pour chacun des six jetons feraient 12, mais 10 est le maximum. On la défausse pour les libérer.",
}
