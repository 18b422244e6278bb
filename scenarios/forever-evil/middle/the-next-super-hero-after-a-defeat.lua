scenario "After a defeat the next Super Hero waits for step 7" {
  game     = "forever-evil",
  question = {
    en = "I have defeated The Flash and still have Power 9. May I defeat Green Arrow below him, and when does he appear?",
    fr = "J'ai vaincu Flash et il me reste 9 de Puissance. Puis-je vaincre Green Arrow, en dessous, et quand apparaît-il ?",
  },
  shows    = { "fe.hero.one-per-turn", "fe.end-turn.7-flip" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, power = 9, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick", "Kick" },
    discard = { { "The Flash", defeated = true } } },
  { "Ben", character = "Sinestro", hand = { "Punch", "Punch" } },
}
super_heroes { "Green Arrow", "Superman" }
line_up { "Giganta", "Mallet", "Superwoman", "Despero", "Owlman" }
main_deck { "Steel" }

expect(super_heroes):is_face_down()
refused(function() ann:defeats "Green Arrow" end, "fe.hero.one-per-turn")
until_step "end of turn, step 7"
ann:ends_turn()
expect(super_heroes):is_face_down()
until_step "end of turn, step 8"
expect(super_heroes):shows "Green Arrow"
ruling {
  en = "No, one Super Hero a turn. He stays face down until step 7 of the end of your turn; then he is turned up and makes his First Appearance Attack.",
  fr = "Non, un seul Super-Héros par tour. Il reste face cachée jusqu'à l'étape 7 de la fin de votre tour ; il est alors retourné et sa Révélation a lieu.",
}
