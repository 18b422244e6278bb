scenario "A card with both types counts once for Batman 15" {
  game     = "rivals",
  question = {
    en = "As Batman of cost 15 I play a card that is an Equipment and a Hero. Does it give 2 more?",
    fr = "Avec Batman à 15 je joue une carte qui est Équipement et Héros. Donne-t-elle 2 de plus ?",
  },
  shows    = { "rivals.amb.character-15" },
}

local ann, ben = players {
  { "Ann", character = "Batman 15",   hand = { "Tattered Cape", "Careful Clerk" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
ann:confronts()
ann:plays "Tattered Cape"
expect(ann.power):is(2)
ann:plays "Careful Clerk"
expect(ann.power):is(4)
ruling {
  en = "No. It is one card, and counts once: its own 1 and 1 more.",
  fr = "Non. C'est une carte, elle compte une fois : son 1 et 1 de plus.",
}
