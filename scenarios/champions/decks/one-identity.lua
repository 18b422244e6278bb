scenario "Exactly one identity per player" {
  game     = "champions",
  question = {
    en = "May I play with two identity cards, Peter Parker and Carol Danvers, and pick one each round?",
    fr = "Puis-je jouer avec deux cartes Identité, Peter Parker et Carol Danvers, et en choisir une à chaque round ?",
  },
  shows    = { "mc.deck.one-identity" },
}
local ann = players {
  { "Ann", identity = { "Peter Parker", "Carol Danvers" } },
}

refused(function() begin() end, "mc.deck.one-identity")
ruling {
  en = "No. Each player chooses exactly one identity.",
  fr = "Non. Chaque joueur choisit exactement une identité.",
}
