scenario "Transmutation" {
  game     = "forever-evil",
  question = {
    en = "How dear may the card be that I gain with Transmutation, and where does it go?",
    fr = "Combien peut coûter la carte que je gagne avec Transmutation, et où va-t-elle ?",
  },
  shows    = { "fe.card.transmutation" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Transmutation", "Punch" }, discard = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Man-Bat", "Insanity", "Giganta" }

ann:plays "Transmutation"
expect(ann):must_choose { "destroys Punch", "destroys Catwoman" }   -- no declining
ann:destroys "Catwoman"
expect(ann.vp):is(1)
expect(ann):must_choose { "gains Man-Bat", "gains Insanity", "declines" }
ann:gains "Man-Bat"

expect(ann.discard):is { "Man-Bat" }
expect(ann.power):is(0)

ruling {
  en = "At most as dear as the card you destroyed; it goes to your discard pile, free of charge. You also gain 1 VP.",
  fr = "Pas plus que la carte détruite ; elle va dans votre défausse, sans rien payer. Vous gagnez aussi 1 PV.",
}
