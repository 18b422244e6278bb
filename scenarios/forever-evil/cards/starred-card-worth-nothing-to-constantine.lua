scenario "Constantine destroys a card with variable VP" {
  game     = "forever-evil",
  question = {
    en = "Constantine destroys Phantom Stranger, whose VP depend on my deck. How many VP tokens do I get?",
    fr = "Constantine détruit Phantom Stranger, dont les PV dépendent de mon deck. Combien de jetons PV ai-je ?",
  },
  shows    = { "fe.amb.star-vp-in-play", "fe.card.constantine" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Constantine" }, deck = { "Phantom Stranger", "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Constantine"
ann:chooses "Kick"
ann:destroys "Phantom Stranger"

expect(ann.vp):is(0)
expect(ann.hand):is { "Kick" }
expect(destroyed):is { "Phantom Stranger" }
expect(ann.deck):is { "Punch" }

ruling {
  en = "None. Until the scores are counted a card with variable VP is worth 0.",
  fr = "Aucun. Avant le décompte, une carte aux PV variables vaut 0.",
}
