scenario "Martian Manhunter played alone" {
  game     = "forever-evil",
  question = {
    en = "I play nothing but Martian Manhunter. Does he count himself?",
    fr = "Je ne joue que Martian Manhunter. Se compte-t-il lui-même ?",
  },
  shows    = { "fe.cards.martian-manhunter-power", "fe.card.martian-manhunter" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Martian Manhunter" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Martian Manhunter"

expect(ann.power):is(2)

ruling {
  en = "Yes. He is a Hero, so he gives Power +2 at the very least.",
  fr = "Oui. C'est un Héros, donc il donne au moins +2 en Puissance.",
}
