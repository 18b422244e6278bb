scenario "Expert Marksman spares its own type" {
  game     = "forever-evil",
  question = {
    en = "Can Expert Marksman destroy a Kick?",
    fr = "Expert Marksman peut-il détruire un Coup de Pied ?",
  },
  shows    = { "fe.card.expert-marksman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Expert Marksman", "Kick", "Mallet", "Man-Bat", "Catwoman" }, discard = { "Element Woman", "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Expert Marksman"
expect(ann):must_choose { "destroys Mallet", "destroys Man-Bat", "destroys Catwoman", "destroys Weakness", "declines" }
ann:destroys "Man-Bat"

expect(destroyed):is { "Man-Bat" }
expect(ann.vp):is(1)
expect(ann.power):is(0)

ruling {
  en = "No, a Kick is a Super Power. Any card that is not one may be destroyed, and one that costs 1 or more brings 1 VP.",
  fr = "Non, un Coup de Pied est un Super-Pouvoir. Toute carte qui n'en est pas un peut être détruite, et une carte de coût 1 ou plus rapporte 1 PV.",
}
