scenario "Text for a Confrontation in a Defense works in her Confrontation" {
  game     = "rivals",
  question = {
    en = "My Defense draws me a card during a Confrontation. Ann confronts me and attacks, and I use it: do I draw, though she announced it?",
    fr = "Ma Défense me fait piocher pendant une Confrontation. Ann me confronte et m'attaque, je l'utilise : est-ce que je pioche, bien qu'elle l'ait annoncée ?",
  },
  shows    = { "rivals.confront.during-text", "rivals.attack.may-avoid" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Cornered Badger" }, deck = { "Kick" } },
}

what_if("there is no Confrontation", function()
  ann:plays "Cardboard Claws"
  ben:defends "Cornered Badger"
  expect(ben.hand):is_empty()
end)
ann:confronts()
ann:plays "Cardboard Claws"
ben:defends "Cornered Badger"
expect(ben.hand):is { "Kick" }
expect(ben.discard):is { "Cornered Badger" }
ruling {
  en = "Yes. In a Defense or a Block such text is about the Confrontation against you. Without one you avoid the Attack and draw nothing.",
  fr = "Oui. Dans une Défense ou un Blocage, ce texte parle de la Confrontation contre vous. Sans elle vous évitez l'Attaque et ne piochez rien.",
}
