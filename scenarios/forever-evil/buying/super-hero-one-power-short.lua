scenario "The top Super Hero with one Power too little" {
  game     = "forever-evil",
  question = {
    en = "The Flash costs 8 and I have Power 7. Is there no way?",
    fr = "Flash coûte 8 et j'ai 7 de Puissance. N'y a-t-il aucun moyen ?",
  },
  shows    = { "fe.hero.may-defeat" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch" }, deck = {}, power = 7 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

refused(function() ann:defeats "The Flash" end, "fe.hero.may-defeat")
ann:plays "Punch"
expect(ann):may("defeats", "The Flash")
ruling {
  en = "Not with 7; the Punch in your hand makes it 8, and then he can be defeated.",
  fr = "Pas avec 7 ; le Coup de Poing de votre main fait 8, et alors on peut le vaincre.",
}
