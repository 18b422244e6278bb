scenario "The Power for a Confrontation may be found during the turn" {
  game     = "rivals",
  question = {
    en = "My hand is worth 5, his Character costs 9, and I hold a card that draws three. May I confront and see what I draw?",
    fr = "Ma main vaut 5, son Personnage coûte 9, et j'ai une carte qui fait piocher trois. Puis-je confronter et voir ce que je pioche ?",
  },
  shows    = { "rivals.confront.power-may-come-later", "rivals.confront.enough-power" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Deep Breath", "Kick", "Kick", "Punch" }, deck = { "Kick", "Punch", "Punch", "Vulnerability" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}

ann:confronts()                           -- with no Power at all so far
ann:plays "Deep Breath"
ann:plays "Kick"
ann:plays "Kick"
ann:plays "Punch"
ann:plays "Kick"
ann:plays "Punch"
ann:plays "Punch"
expect(ann.power):is(9)
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "Yes. Nobody asks for the Power when you announce; here the three cards bring exactly the 4 that were missing.",
  fr = "Oui. Personne ne demande la Puissance à l'annonce ; ici les trois cartes apportent juste les 4 qui manquaient.",
}
