scenario "Eight Kicks and ten Weaknesses in the annex" {
  game     = "rivals",
  set_up   = "shown",
  question = {
    en = "Which stacks lie beside the Line-Up, and how thick are they?",
    fr = "Quelles piles se trouvent à côté de la réserve, et de combien de cartes ?",
  },
  shows    = { "rivals.setup.annex", "rivals.setup.annex-counts" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9" },
  { "Ben", character = "The Joker 9" },
}

expect(kick):count(8)
expect(weakness):count(10)
ruling {
  en = "The Kick stack with all 8 Kicks and the Weakness stack with all 10 Weaknesses; together they are the annex.",
  fr = "La pile des 8 Coups de Pied et celle des 10 Faiblesses ; ensemble, elles forment l'annexe.",
}
