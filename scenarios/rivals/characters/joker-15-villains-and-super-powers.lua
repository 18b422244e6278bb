scenario "The Joker 15: each Villain and each Super Power gives 1 more" {
  game     = "rivals",
  question = {
    en = "As The Joker of cost 15 I play a Villain, a Kick and an Equipment in a Confrontation. For which of them do I get more?",
    fr = "Avec le Joker à 15 je joue un Vilain, un Coup de Pied et un Équipement dans une Confrontation. Pour lesquels ai-je un supplément ?",
  },
  shows    = { "rivals.types.figure-joker-15", "rivals.amb.kick-type", "rivals.card.the-joker-15" },
}

local ann, ben = players {
  { "Ann", character = "The Joker 15", hand = { "Rustling Straw", "Kick", "Chalk Line" } },
  { "Ben", character = "Batman 9",     hand = { "Punch" } },
}
ann:confronts()
ann:plays "Rustling Straw"
expect(ann.power):is(3)                   -- 2, and 1 for a Villain
ann:plays "Kick"
expect(ann.power):is(6)                   -- 2, and 1 for a Super Power
ann:plays "Chalk Line"
expect(ann.power):is(7)                   -- an Equipment: its own 1 alone
ruling {
  en = "For the Villain and for the Kick, which is a Super Power. The Equipment is of no type that he pays for.",
  fr = "Pour le Vilain et pour le Coup de Pied, qui est un Super-Pouvoir. L'Équipement n'est d'aucun type qu'il paie.",
}
