scenario "Mallet: take the revealed card" {
  game     = "forever-evil",
  question = {
    en = "Mallet turns up the top card of my deck. May I take it into my hand?",
    fr = "Le Mallet révèle la première carte de ma pioche. Puis-je la prendre en main ?",
  },
  shows    = { "fe.card.mallet" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Mallet" }, deck = { "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
  { "Cy",  character = "Black Adam",  hand = { "Punch" } },
}

ann:plays "Mallet"
expect(ann):must_choose { "chooses draw it", "chooses Ann", "chooses Cy", "chooses Ben" }
ann:chooses "draw it"

expect(ann.hand):is { "Kick" }
expect(ann.deck):is { "Punch" }
expect(ann.power):is(0)

ruling {
  en = "Yes, drawing it is one choice; the other is to pass it to somebody's discard pile, your own included.",
  fr = "Oui, la piocher est un choix ; l'autre est de la passer dans la défausse de quelqu'un, la vôtre comprise.",
}
