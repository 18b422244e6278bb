scenario "How far Bizarro can repeat his ability" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro with four Weaknesses in my discard pile. How many cards can I draw with them this turn?",
    fr = "Je suis Bizarro avec quatre Faiblesses dans ma défausse. Combien de cartes puis-je piocher grâce à elles ce tour ?",
  },
  shows    = { "fe.card.bizarro", "fe.oversized.bizarro-repeat" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro", hand = { "Punch" }, deck = { "Kick", "Kick", "Kick", "Kick" },
    discard = { "Weakness", "Weakness", "Weakness", "Weakness" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Superwoman", "Ultraman", "Constructs of Fear", "Pandora", "Power Armor" }
stacks { weakness = 0, kick = 0 }

possible { that(ann.hand):has("Kick", 2), within = "this turn" }
never { that(ann.deck):count(1), within = "this turn" }

ann:uses "Bizarro"
ann:uses "Bizarro"

expect(ann.hand):is { "Punch", "Kick", "Kick" }
expect(weakness):count(4)
ruling {
  en = "Two: each use takes two Weaknesses and draws one card, and it can be repeated as long as two are left.",
  fr = "Deux : chaque utilisation prend deux Faiblesses et fait piocher une carte, et on peut recommencer tant qu'il en reste deux.",
}
