scenario "A house rule: points printed on cards count as gained" {
  game     = "forever-evil",
  rules    = { ["fe.vp.tokens-only"] = "off" },
  question = {
    en = "At our table the points on a card count as gained when I buy it. I am Sinestro and buy Giganta and Cold Gun in one turn: how many cards do I draw?",
    fr = "Chez nous, les points d'une carte comptent comme gagnés à l'achat. Je suis Sinestro et j'achète Giganta et le Pistolet Réfrigérant dans le même tour : combien de cartes est-ce que je pioche ?",
  },
  shows    = { "fe.card.sinestro" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Punch" }, deck = { "Kick", "Punch", "Vulnerability" }, power = 10 },
  { "Ben", character = "Lex Luthor", hand = { "Punch" } },
}
line_up { "Giganta", "Cold Gun", "Superwoman", "Ultraman", "Despero" }

ann:buys "Giganta"
expect(ann.hand):is { "Punch", "Kick" }
ann:buys "Cold Gun"
expect(ann.hand):is { "Punch", "Kick" }
expect(ann.deck):is { "Punch", "Vulnerability" }

ruling {
  en = "One, for the first of them. Sinestro draws the first time in a turn that you gain points.",
  fr = "Une, pour la première. Sinestro fait piocher la première fois du tour où l'on gagne des points.",
}
