scenario "A Super Hero may be defeated with enough Power, and need not be" {
  game     = "forever-evil",
  question = {
    en = "The Flash costs 8. Can I defeat him with 7 Power, and must I do it once I have 8?",
    fr = "Flash coûte 8. Puis-je le vaincre avec 7 de Puissance, et y suis-je obligé dès que j'en ai 8 ?",
  },
  shows    = { "fe.hero.may-defeat" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Punch" }, power = 7, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }

refused(function() ann:defeats "The Flash" end, "fe.hero.may-defeat")
ann:plays "Punch"
expect(ann):may("defeats", "The Flash")
ann:ends_turn()

expect(super_heroes):shows "The Flash"
expect(ann.discard):is { "Punch" }
ruling {
  en = "Not with 7. With 8 Ann may, but she is free to end her turn instead.",
  fr = "Pas avec 7. Avec 8, Ann le peut, mais elle est libre de finir son tour sans le faire.",
}
