scenario "Defending with a card is not playing it" {
  game     = "rivals",
  question = {
    en = "I defend with an Equipment that draws a card when played, and my Character draws when I play an Equipment. Do I get either?",
    fr = "Je me défends avec un Équipement qui fait piocher quand on le joue, et mon Personnage fait piocher quand je joue un Équipement. Ai-je l'un ou l'autre ?",
  },
  shows    = { "rivals.amb.defense-is-playing" },
}
card "Spare Cloak" { type = "Equipment", cost = 2, copies = 2,
  says = { "Draw a card. Defense: discard it to avoid an Attack.", "Piochez une carte. Défense : défaussez-la pour éviter une Attaque." },
  play = draw(1), defense = {} }
card "The Joker 9" { says = { "When you play an Equipment, draw a card.", "Quand vous jouez un Équipement, piochez une carte." },
  after(plays{ type = "Equipment" }){ draw(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Spare Cloak", "Spare Cloak" }, deck = { "Kick", "Punch", "Punch" }, discard = {} },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:plays "Leaky Roof"
ben:defends "Spare Cloak"
expect(ben.discard):is { "Spare Cloak" }
expect(ben.hand):is { "Spare Cloak" }
ann:ends_turn()
ben:plays "Spare Cloak"                     -- this one is played: each of them draws
expect(ben.hand):is { "Kick", "Punch" }
ruling {
  en = "Neither. Only its Defense is used, and nothing else on the card; it is not played. In your own turn, when you play such a card, you draw for both.",
  fr = "Ni l'un ni l'autre. Seule sa Défense agit, et rien d'autre de la carte ; elle n'est pas jouée. À votre tour, quand vous jouez une telle carte, vous piochez pour les deux.",
}
