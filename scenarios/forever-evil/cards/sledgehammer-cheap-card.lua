scenario "Sledgehammer destroys a card of cost 0" {
  game     = "forever-evil",
  question = {
    en = "Sledgehammer destroys a Weakness of mine. Do I gain a VP for it?",
    fr = "Sledgehammer détruit une de mes Faiblesses. Est-ce que je gagne un PV ?",
  },
  shows    = { "fe.card.sledgehammer" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Sledgehammer", "Mallet", "Kick" }, discard = { "Element Woman", "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Sledgehammer"
expect(ann):must_choose { "destroys Kick", "destroys Weakness", "declines" }    -- no Equipment
ann:destroys "Weakness"

expect(destroyed):is { "Weakness" }
expect(ann.vp):is(0)

ruling {
  en = "No. The VP comes only for a destroyed card that costs at least 1.",
  fr = "Non. Le PV ne vient que pour une carte détruite qui coûte au moins 1.",
}
