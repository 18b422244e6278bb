scenario "A score may be below zero" {
  game     = "forever-evil",
  question = {
    en = "We both own more Weaknesses than points. Does a total below zero count as zero, so that we tie?",
    fr = "Nous avons tous deux plus de Faiblesses que de PV. Un total sous zéro compte-t-il pour zéro, ce qui nous mettrait à égalité ?",
  },
  shows    = { "fe.score.weakness-subtracts", "fe.score.highest-wins" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Weakness", "Weakness", "Weakness", "Bizarro Power", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Weakness", "Weakness", "Kick" }, discard = {} },
}
line_up { "Catwoman", "Man-Bat", "Stargirl", "Cold Gun" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(-4)
expect(ben.score):is(-1)
expect(ben):won()
expect(ann):did_not_win()
ruling {
  en = "No. Only tokens cannot go below zero; card totals can. Ben's minus 1 beats Ann's minus 4.",
  fr = "Non. Seuls les jetons ne descendent pas sous zéro ; le total des cartes le peut. Le moins 1 de Ben bat le moins 4 d'Ann.",
}
