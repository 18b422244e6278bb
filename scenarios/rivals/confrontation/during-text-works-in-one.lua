scenario "Text for a Confrontation works once one was announced" {
  game     = "rivals",
  question = {
    en = "My card gives 1 Power and, during a Confrontation, 2 more. I have confronted: how much is it worth?",
    fr = "Ma carte donne 1 de Puissance et, pendant une Confrontation, 2 de plus. J'ai confronté : combien vaut-elle ?",
  },
  shows    = { "rivals.confront.all-effects" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Stage Foil", "Stage Foil" }, power = 3 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Stage Foil"
expect(ann.power):is(6)
ann:plays "Stage Foil"
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "All of it, 3. In your Confrontation both parts happen, and of each such card.",
  fr = "Tout, donc 3. Dans votre Confrontation les deux parties ont lieu, et pour chaque carte de ce genre.",
}
