scenario "Batman gives Power instead of Equipment if his player likes" {
  game     = "forever-evil",
  question = {
    en = "A destroyed Mallet is there for Batman, but I would rather have Power. Must I play it?",
    fr = "Un Mallet détruit est à la portée de Batman, mais je préférerais de la Puissance. Dois-je le jouer ?",
  },
  shows    = { "fe.card.batman" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Batman" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
destroyed { "Mallet" }

ann:plays "Batman"
expect(ann):must_choose { "plays Mallet", "declines" }
ann:declines()

expect(ann.power):is(3)
expect(destroyed):is { "Mallet" }
ruling {
  en = "No. Ann may play none of the destroyed Equipment, and then has +3 Power.",
  fr = "Non. Ann peut ne jouer aucun Équipement détruit, et elle a alors +3 en Puissance.",
}
