scenario "An Attack within a Confrontation is avoided like any other" {
  game     = "rivals",
  question = {
    en = "In her Confrontation Ann plays an Attack against me. May I use a Defense, and does that touch the Confrontation itself?",
    fr = "Dans sa Confrontation, Ann joue une Attaque contre moi. Puis-je me défendre, et cela touche-t-il la Confrontation elle-même ?",
  },
  shows    = { "rivals.confront.attacks-allowed", "rivals.attack.may-avoid", "rivals.attack.other-effects-stay" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws", "Punch" }, power = 7 },
  { "Ben", character = "The Joker 9", hand = { "Wooden Buckler", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Cardboard Claws"
expect(ben):must_choose { "defends with Wooden Buckler", "declines" }
ben:defends "Wooden Buckler"
expect(ben.discard):is { "Wooden Buckler" }   -- and no Weakness
expect(ann.power):is(8)
ann:plays "Punch"
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "You may: the Weakness is avoided. The Power of the Attack card stays with Ann, and the Confrontation goes on.",
  fr = "Vous le pouvez : la Faiblesse est évitée. La Puissance de la carte reste à Ann, et la Confrontation continue.",
}
