scenario "Atomica spares its own type" {
  game     = "forever-evil",
  question = {
    en = "May Atomica destroy one of my own Villains for a VP?",
    fr = "Atomica peut-elle détruire un de mes Vilains pour un PV ?",
  },
  shows    = { "fe.card.atomica" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Atomica", "Kick", "Mallet", "Man-Bat", "Catwoman" }, discard = { "Element Woman", "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Atomica"
expect(ann):must_choose { "destroys Kick", "destroys Mallet", "destroys Catwoman", "destroys Weakness", "declines" }
ann:destroys "Mallet"

expect(destroyed):is { "Mallet" }
expect(ann.vp):is(1)
expect(ann.power):is(0)

ruling {
  en = "No, only a card that is not a Villain; Element Woman is one too while she is yours.",
  fr = "Non, seulement une carte qui n'est pas un Vilain ; Element Woman en est un aussi tant qu'elle est à vous.",
}
