scenario "Superwoman counts different Villains" {
  game     = "forever-evil",
  question = {
    en = "Does Superwoman count two destroyed cards of the same name twice?",
    fr = "Superwoman compte-t-elle deux fois deux cartes détruites de même nom ?",
  },
  shows    = { "fe.card.superwoman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Superwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
destroyed { "Giganta", "Catwoman" }
line_up { "Giganta", "Man-Bat", "Catwoman" }

ann:plays "Superwoman"
expect(ann):must_choose { "destroys Giganta", "destroys Man-Bat", "declines" }
ann:destroys("Giganta", line_up)

expect(ann.power):is(1)                 -- two Gigantas, one name
expect(line_up):is { "Man-Bat", "Catwoman" }

ruling {
  en = "No. Different Villains count, each name once.",
  fr = "Non. Ce sont les Vilains différents qui comptent, chaque nom une fois.",
}
