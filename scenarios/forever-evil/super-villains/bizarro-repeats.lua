scenario "Bizarro returns pairs of Weaknesses again and again" {
  game     = "forever-evil",
  question = {
    en = "Can Bizarro give back two pairs of Weaknesses in one turn?",
    fr = "Bizarro peut-il rendre deux paires de Faiblesses dans un même tour ?",
  },
  shows    = { "fe.oversized.bizarro-repeat", "fe.card.bizarro" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro",     hand = { "Punch" }, discard = { "Weakness", "Weakness", "Weakness", "Weakness", "Weakness" }, deck = { "Giganta", "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
stacks { weakness = 3 }

ann:uses "Bizarro"
expect(weakness):count(5)
ann:uses "Bizarro"

expect(weakness):count(7)
expect(ann.hand):is { "Punch", "Giganta", "Kick" }
expect(ann.discard):is { "Weakness" }
expect(ann):may_not("uses", "Bizarro")  -- one Weakness is no pair

ruling {
  en = "Yes, as often as there are two Weaknesses in your discard pile, with a card drawn for each pair.",
  fr = "Oui, tant que deux Faiblesses sont dans votre défausse, avec une carte piochée par paire.",
}
