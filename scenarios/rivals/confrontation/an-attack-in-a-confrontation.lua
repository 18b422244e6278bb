scenario "Attack cards are played in a Confrontation, too" {
  game     = "rivals",
  question = {
    en = "I am confronting. May I play a Villain with an Attack now, and what does it do?",
    fr = "Je confronte. Puis-je jouer un Vilain avec une Attaque maintenant, et que fait-il ?",
  },
  shows    = { "rivals.confront.attacks-allowed", "rivals.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws", "Punch" }, power = 7 },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Cardboard Claws"
expect(ann.power):is(8)
expect(ben.discard):is { "Weakness" }
ann:plays "Punch"
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "Yes. The Attack hits your opponent as on any other turn, and its Power counts for the Confrontation.",
  fr = "Oui. L'Attaque touche votre adversaire comme à tout autre tour, et sa Puissance compte pour la Confrontation.",
}
