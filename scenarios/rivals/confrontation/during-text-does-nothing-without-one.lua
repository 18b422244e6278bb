scenario "Without a Confrontation that text does nothing" {
  game     = "rivals",
  question = {
    en = "I did not confront. May I play a card with text for a Confrontation, and what do I get from it?",
    fr = "Je n'ai pas confronté. Puis-je jouer une carte avec un texte de Confrontation, et qu'est-ce que j'en tire ?",
  },
  shows    = { "rivals.confront.during-text", "rivals.confront.card-still-playable" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Stage Foil", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:plays "Stage Foil"
expect(ann.power):is(1)
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Kick"
expect(ann.power):is(0)
ruling {
  en = "You may, for its other effects: 1 Power. The part for a Confrontation does nothing, and you may buy as usual.",
  fr = "Oui, pour ses autres effets : 1 de Puissance. La partie de Confrontation ne fait rien, et vous achetez comme d'habitude.",
}
