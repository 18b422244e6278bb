scenario "Without an Attack no Defense is used" {
  game     = "rivals",
  question = {
    en = "Ann only plays Punches. May I discard my Defense to draw its card?",
    fr = "Ann ne joue que des Coups de Poing. Puis-je défausser ma Défense pour piocher sa carte ?",
  },
  shows    = { "rivals.attack.may-avoid" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Umbrella" }, deck = { "Punch" }, discard = {} },
}

ann:plays "Punch"
refused(function() ben:defends "Umbrella" end, "rivals.attack.may-avoid")
ann:plays "Leaky Roof"
ben:defends "Umbrella"
expect(ben.hand):is { "Punch" }
ruling {
  en = "No. A Defense answers an Attack, and nothing else.",
  fr = "Non. Une Défense répond à une Attaque, et à rien d'autre.",
}
