scenario "A Location works on each turn of its player, and of nobody else" {
  game     = "forever-evil",
  question = {
    en = "My Happy Harbor has been in play since an earlier turn. Does it still work this turn, and does it help Ben when he plays Heroes?",
    fr = "Mon Happy Harbor est en jeu depuis un tour précédent. Agit-il encore à ce tour, et aide-t-il Ben quand il joue des Héros ?",
  },
  shows    = { "fe.location.each-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Happy Harbor", "Commissioner Gordon" }, discard = {},
    deck = { "Commissioner Gordon", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Commissioner Gordon" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Catwoman", "Man-Bat", "Giganta", "Power Ring", "Broadsword" }

ann:plays "Happy Harbor"
ann:plays "Commissioner Gordon"
expect(ann.power):is(2)
ann:ends_turn()

ben:plays "Commissioner Gordon"
expect(ben.power):is(1)
expect(ann.power):is(0)
ben:ends_turn()

ann:plays "Commissioner Gordon"
expect(ann.power):is(2)
ruling {
  en = "It works on every turn of yours; on Ben's turn it gives nothing to him or to you.",
  fr = "Il agit à chacun de vos tours ; au tour de Ben il ne donne rien, ni à lui ni à vous.",
}
