scenario "No card is played in the opponent's turn" {
  game     = "rivals",
  question = {
    en = "It is Ann's turn and I still hold my cards. May I play a Punch to have Power ready?",
    fr = "C'est le tour d'Ann et j'ai encore mes cartes. Puis-je jouer un Coup de Poing pour préparer de la Puissance ?",
  },
  shows    = { "rivals.confront.opponent-turn-cards" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Kick" } },
}

refused(function() ben:plays "Punch" end, "rivals.confront.opponent-turn-cards")
expect(ann):may("plays", "Punch")
ruling {
  en = "No. In your opponent's turn only Defenses and Blocks of your hand are of use.",
  fr = "Non. Au tour de l'adversaire, seules les Défenses et les Blocages de votre main servent.",
}
