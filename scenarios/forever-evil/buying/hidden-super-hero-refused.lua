scenario "A Super Hero below the top cannot be defeated" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "May I skip The Flash and defeat the Super Hero below him?",
    fr = "Puis-je sauter Flash et vaincre le Super-Héros qui est sous lui ?",
  },
  shows    = { "fe.hero.may-defeat" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 30 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Green Arrow", "Aquaman" } }

refused(function() ann:defeats "Green Arrow" end, "fe.hero.may-defeat")
expect(super_heroes):shows "The Flash"
expect(super_heroes):count(3)
ruling {
  en = "No. Only the face-up Super Hero on top of the stack can be defeated.",
  fr = "Non. On ne peut vaincre que le Super-Héros visible au sommet de la pile.",
}
