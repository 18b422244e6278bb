scenario "A destroyed Kick that Superman plays is still a Kick" {
  game     = "forever-evil",
  question = {
    en = "Central City is in play and Superman plays a destroyed Kick and a destroyed Giant Growth. Does Central City pay for them?",
    fr = "Central City est en jeu et Superman joue un Coup de Pied et un Giant Growth détruits. Central City donne-t-elle son bonus pour eux ?",
  },
  shows    = { "fe.card.superman", "fe.card.central-city", "fe.card.kick" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Superman" }, in_play = { "Central City" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
destroyed { "Kick", "Giant Growth" }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Pandora" }

ann:plays "Superman"
ann:plays "Kick"
ann:plays "Giant Growth"
ann:chooses "Kick"                           -- the first to go under the main deck

expect(ann.power):is(5)                      -- 2, 2, and 1 for Giant Growth
expect(main_deck):in_order { "Pandora", "Kick", "Giant Growth" }
ruling {
  en = "For Giant Growth, yes, wherever it was played from; a Kick it never counts.",
  fr = "Pour Giant Growth, oui, d'où qu'il soit joué ; un Coup de Pied, jamais.",
}
