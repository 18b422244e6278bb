scenario "At step 8 the next Super Hero has been turned up" {
  game     = "forever-evil",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "Ann has defeated The Flash, and her turn is over to the last step. May I defeat Green Arrow, who lay below him, in my turn?",
    fr = "Ann a vaincu Flash et son tour est fini jusqu'à la dernière étape. Puis-je vaincre à mon tour Green Arrow, qui était en dessous ?",
  },
  shows    = { "fe.hero.may-defeat", "fe.end-turn.8-next-player" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = { "Kick" }, discard = { { "The Flash", defeated = true } } },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, power = 9 },
}
super_heroes { "Green Arrow", "Superman" }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

expect(super_heroes):shows "Green Arrow"
ben:defeats "Green Arrow"
expect(ben.discard):has "Green Arrow"
ruling {
  en = "Yes. He was turned up in step 7 of Ann's turn; only in the turn in which The Flash was defeated did he lie face down.",
  fr = "Oui. Il a été retourné à l'étape 7 du tour d'Ann ; il n'était face cachée que pendant le tour où Flash a été vaincu.",
}
