scenario "A card that a Block plays sets off what waits for it" {
  game     = "rivals",
  question = {
    en = "My Block raises the cost and plays a card of my hand. My Character draws when I play a Hero: also in Ann's turn?",
    fr = "Mon Blocage augmente le coût et joue une carte de ma main. Mon Personnage pioche quand je joue un Héros : aussi au tour d'Ann ?",
  },
  shows    = { "rivals.resolve.card-before-triggers", "rivals.amb.block-is-playing" },
}
card "Side Door" { type = "Hero", cost = 2, play = power(1),
  says = { "Block: your Character costs 1 more this turn; play a card of your hand.", "Blocage : votre Personnage coûte 1 de plus ce tour ; jouez une carte de votre main." },
  block = { raise_cost(1), play(exactly(1){ hand }) } }
card "Night Nurse" { type = "Hero", cost = 2, copies = 2, says = { "+1 Power.", "+1 en Puissance." }, play = power(1) }
card "The Joker 9" { says = { "When you play a Hero, draw a card.", "Quand vous jouez un Héros, piochez une carte." },
  after(plays{ type = "Hero" }){ draw(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = {}, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Side Door", "Night Nurse" }, deck = { "Kick", "Punch", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Side Door"
expect(log):in_order {
  { ben, "plays", "Night Nurse" },
  { ben, "draws", "Kick" },
}
expect(ben.hand):is { "Kick" }              -- one card: the Block itself was not played
ruling {
  en = "Yes, once for the card that the Block has you play. The Block itself is not a card played.",
  fr = "Oui, une fois, pour la carte que le Blocage fait jouer. Le Blocage lui-même n'est pas une carte jouée.",
}
