scenario "No Weakness has been bought this turn" {
  game     = "forever-evil",
  question = {
    en = "Can the Weakness in my discard pile be one that I have bought this turn?",
    fr = "La Faiblesse de ma défausse peut-elle être une carte que j'ai achetée ce tour ?",
  },
  shows    = { "fe.stacks.weakness-not-bought" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", discard = { { "Weakness", bought = true } } },
  { "Ben", character = "Sinestro" },
}
refused(function() begin() end, "fe.stacks.weakness-not-bought")
ruling {
  en = "No. A Weakness is never bought; it comes only by the effects of cards.",
  fr = "Non. Une Faiblesse ne s'achète jamais ; elle ne vient que par l'effet de cartes.",
}
