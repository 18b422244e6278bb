scenario "Steel spares its own type" {
  game     = "forever-evil",
  question = {
    en = "Which cards may Steel destroy, and when do I gain a VP for it?",
    fr = "Quelles cartes Steel peut-il détruire, et quand ai-je un PV pour cela ?",
  },
  shows    = { "fe.card.steel" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Steel", "Kick", "Mallet", "Man-Bat", "Catwoman" }, discard = { "Element Woman", "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Steel"
expect(ann):must_choose { "destroys Kick", "destroys Mallet", "destroys Man-Bat", "destroys Weakness", "declines" }
ann:destroys "Kick"

expect(destroyed):is { "Kick" }
expect(ann.vp):is(1)
expect(ann.power):is(0)

ruling {
  en = "Any card of your hand or discard pile that is no Hero, so not Element Woman; if it costs 1 or more you gain 1 VP.",
  fr = "Toute carte de votre main ou défausse qui n'est pas un Héros, donc pas Element Woman ; si elle coûte 1 ou plus vous gagnez 1 PV.",
}
