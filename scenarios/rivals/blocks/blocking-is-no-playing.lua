scenario "A card used to block is not played" {
  game     = "rivals",
  question = {
    en = "My Block card is an Equipment that draws a card when played, and my Character draws when I play an Equipment. Do I get either when I block?",
    fr = "Ma carte Blocage est un Équipement qui fait piocher quand on le joue, et mon Personnage fait piocher quand je joue un Équipement. Ai-je l'un ou l'autre en bloquant ?",
  },
  shows    = { "rivals.amb.block-is-playing", "rivals.block.raises-cost" },
}
card "Trip Wire" { type = "Equipment", cost = 2, copies = 2,
  says = { "Draw a card. Block: your Character costs 3 more this turn.", "Piochez une carte. Blocage : votre Personnage coûte 3 de plus ce tour." },
  play = draw(1), block = { raise_cost(3) } }
card "The Joker 9" { says = { "When you play an Equipment, draw a card.", "Quand vous jouez un Équipement, piochez une carte." },
  after(plays{ type = "Equipment" }){ draw(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Trip Wire", "Trip Wire" }, deck = { "Kick", "Punch", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Trip Wire"
ben:declines()
expect(ben.hand):is { "Trip Wire" }
expect(ben.character):is { "The Joker 9" }
ben:plays "Trip Wire"                       -- this one is played: each of them draws
expect(ben.hand):is { "Kick", "Punch" }
ruling {
  en = "Neither. Only the Block works, and nothing else on the card, its Power neither; it is not played. In your own turn, when you play such a card, you draw for both.",
  fr = "Ni l'un ni l'autre. Seul le Blocage agit, et rien d'autre de la carte, sa Puissance non plus ; elle n'est pas jouée. À votre tour, quand vous jouez une telle carte, vous piochez pour les deux.",
}
