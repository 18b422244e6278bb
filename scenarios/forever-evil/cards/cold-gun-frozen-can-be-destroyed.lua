scenario "A frozen card can be destroyed" {
  game     = "forever-evil",
  question = {
    en = "Superwoman wants to destroy a frozen Villain in the Line-Up. Does the token protect it?",
    fr = "Superwoman veut détruire un Vilain gelé de la réserve. Le jeton le protège-t-il ?",
  },
  shows    = { "fe.cards.cold-gun-destroy" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Superwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { { "Giganta", tokens = 1 }, "Man-Bat" }

ann:plays "Superwoman"
expect(ann):must_choose { "destroys Giganta", "destroys Man-Bat", "declines" }
ann:destroys "Giganta"

expect(line_up):is { "Man-Bat" }
expect(destroyed):is { "Giganta" }
expect(ann.power):is(1)

ruling {
  en = "No. A Frozen token hinders buying and gaining only.",
  fr = "Non. Un jeton Gelé n'empêche que d'acheter et de gagner.",
}
