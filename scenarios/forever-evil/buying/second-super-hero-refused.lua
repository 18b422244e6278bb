scenario "No second Super Hero in the same turn" {
  game     = "forever-evil",
  question = {
    en = "I have Power 30. May I defeat two Super Heroes this turn?",
    fr = "J'ai 30 de Puissance. Puis-je vaincre deux Super-Héros ce tour-ci ?",
  },
  shows    = { "fe.hero.one-per-turn", "fe.hero.next-stays-down" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 30 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Green Arrow", "Aquaman" } }

ann:defeats "The Flash"
expect(super_heroes):is_face_down()
refused(function() ann:defeats "Green Arrow" end, "fe.hero.one-per-turn")
expect(ann.discard):is { "The Flash" }
expect(ann.power):is(22)
ruling {
  en = "No. The one below is not turned up before you have ended your turn, so one per turn is all anybody can defeat.",
  fr = "Non. Le suivant n'est retourné qu'une fois votre tour fini : personne n'en vainc plus d'un par tour.",
}
