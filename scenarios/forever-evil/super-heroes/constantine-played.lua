scenario "Constantine shares out the top three cards of the deck" {
  game     = "forever-evil",
  question = {
    en = "I play Constantine and reveal Kick, Broadsword and Vulnerability. What becomes of the three cards, and what do I gain?",
    fr = "Je joue Constantine et je révèle Coup de Pied, Glaive et Vulnérabilité. Que deviennent les trois cartes, et qu'est-ce que je gagne ?",
  },
  shows    = { "fe.card.constantine" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Constantine" }, deck = { "Kick", "Broadsword", "Vulnerability", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Constantine"
expect(ann):must_choose { "chooses Kick", "chooses Broadsword", "chooses Vulnerability" }
ann:chooses "Kick"
expect(ann):must_choose { "destroys Broadsword", "destroys Vulnerability" }
ann:destroys "Broadsword"

expect(ann.hand):is { "Kick" }
expect(destroyed):is { "Broadsword" }
expect(ann.vp):is(2)                    -- the Broadsword is worth 2 VP
expect(ann.deck):in_order { "Vulnerability", "Punch" }
ruling {
  en = "Ann chooses: one is drawn, one is destroyed and brings its VP in tokens, the last one goes back on top. Here she gains 2 VP for the Broadsword.",
  fr = "Ann choisit : une carte est piochée, une est détruite et rapporte ses PV en jetons, la dernière revient sur le dessus. Ici, le Glaive lui rapporte 2 PV.",
}
