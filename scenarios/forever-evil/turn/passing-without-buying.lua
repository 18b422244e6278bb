scenario "Nobody is forced to buy" {
  game     = "forever-evil",
  question = {
    en = "I have plenty of Power but like nothing in the Line-Up. Do I have to buy something?",
    fr = "J'ai beaucoup de Puissance mais rien ne me plaît dans la réserve. Suis-je obligé d'acheter ?",
  },
  shows    = { "fe.buy.pass" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 8 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

expect(ann):may("buys", "Giganta")
expect(ann):may("defeats", "The Flash")
ann:ends_turn()
expect(ann.discard):is_empty()
expect(line_up):count(5)
expect(super_heroes):shows "The Flash"
expect(ben):is_on_turn()
ruling {
  en = "No. You may end your turn without buying anything, however much Power you have.",
  fr = "Non. Vous pouvez finir votre tour sans rien acheter, quelle que soit votre Puissance.",
}
