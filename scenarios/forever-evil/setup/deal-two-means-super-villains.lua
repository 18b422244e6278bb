scenario "The two characters dealt are Super-Villains in French too" {
  game     = "forever-evil",
  edition  = "fr",
  seed     = 2,
  deal_two = 1,
  question = {
    en = "The French booklet speaks of two Super Heroes dealt to you, of which you keep one. Do we play Super Heroes then?",
    fr = "Le livret parle de deux Super-Héros que l'on reçoit et dont on garde un. Joue-t-on alors des Super-Héros ?",
  },
  shows    = { "fe.amb.deal-two-words" },
}

local ann, ben = players {
  { "Ann", hand = { "Punch" }, deck = {} },
  { "Ben", hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(ann):must_choose { "chooses Harley Quinn", "chooses Black Adam" }
ann:chooses "Black Adam"
expect(ben):must_choose { "chooses Lex Luthor", "chooses Bizarro" }
ben:chooses "Bizarro"
expect(ann.character):is { "Black Adam" }
expect(ben.character):is { "Bizarro" }
ruling {
  en = "No. It is a slip for Super-Villains: the box has no oversized Super Heroes to play as.",
  fr = "Non. C'est une erreur pour Super-Vilains : la boîte n'a pas de Super-Héros surdimensionnés à incarner.",
}
