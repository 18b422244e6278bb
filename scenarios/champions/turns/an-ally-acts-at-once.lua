scenario "An ally enters play ready" {
  game     = "champions",
  question = {
    en = "I have just played Tigra. May she attack in this very turn?",
    fr = "Je viens de jouer Tigra. Peut-elle attaquer dès ce tour ?",
  },
  shows    = { "mc.ready.enters-ready" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Tigra", "Strength", "Gamma Slam" } },
}
villain { { "Rhino I" } }

ann:plays "Tigra"
ann:pays_with "Strength"
expect(ann.in_play:exhausted "Tigra"):is(0)
ann:attacks_with "Tigra"

expect(villain:damage "Rhino I"):is(2)
expect(ann.in_play:exhausted "Tigra"):is(1)
ruling {
  en = "Yes. She comes into play ready and may be used at once.",
  fr = "Oui. Elle arrive en jeu redressée et peut servir aussitôt.",
}
