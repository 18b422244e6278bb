scenario "Batman 15: two Equipment and two Heroes give 4 more" {
  game     = "rivals",
  question = {
    en = "As Batman of cost 15 I play two Equipment and two Heroes in a Confrontation. Is that 2 more, one per type, or 4?",
    fr = "Avec Batman à 15 je joue deux Équipements et deux Héros dans une Confrontation. Est-ce 2 de plus, un par type, ou 4 ?",
  },
  shows    = { "rivals.cards.character-15", "rivals.amb.character-15", "rivals.card.batman-15" },
}

local ann, ben = players {
  { "Ann", character = "Batman 15",   hand = { "Chalk Line", "Wooden Buckler", "Careful Clerk", "Cornered Badger", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Chalk Line"
ann:plays "Wooden Buckler"
ann:plays "Careful Clerk"
ann:plays "Cornered Badger"
expect(ann.power):is(8)                   -- 1 each, and 4 more
ann:plays "Punch"                         -- a Starter: nothing more for it
expect(ann.power):is(9)
ruling {
  en = "Four: one for each card of these types, as the example of the booklet has it.",
  fr = "Quatre : un par carte de ces types, comme dans l'exemple du livret.",
}
