scenario "Power that was not spent is gone next turn" {
  game     = "forever-evil",
  question = {
    en = "I had 2 Power left over. Can I save it for my next turn, so that one more Punch buys a Kick?",
    fr = "Il me restait 2 de Puissance. Puis-je les garder pour mon prochain tour, afin d'acheter un Coup de Pied avec un seul Coup de Poing de plus ?",
  },
  shows    = { "fe.end-turn.4-power-lost" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Punch", "Punch" }, discard = {},
    deck = { "Punch", "Vulnerability", "Vulnerability", "Vulnerability", "Punch" } },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, discard = {},
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Catwoman", "Giganta", "Broadsword", "Stargirl", "Superwoman" }

ann:plays "Punch"
ann:plays "Punch"
expect(ann.power):is(2)
ann:ends_turn()
expect(ann.power):is(0)
ben:ends_turn()

ann:plays "Punch"
expect(ann.power):is(1)                   -- not 3
expect(ann):may_not("buys", "Kick")
ruling {
  en = "No. What is not spent is lost when the turn ends, and the next turn starts from 0.",
  fr = "Non. Ce qui n'est pas dépensé est perdu à la fin du tour, et le suivant repart de 0.",
}
