scenario "Mallet: pass the revealed card to a foe" {
  game     = "forever-evil",
  question = {
    en = "Mallet turns up a Weakness. Can I get rid of it by passing it to Ben, and can he defend?",
    fr = "Le Mallet révèle une Faiblesse. Puis-je m'en débarrasser en la passant à Ben, et peut-il se défendre ?",
  },
  shows    = { "fe.card.mallet" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Mallet" }, deck = { "Weakness", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Invulnerable" } },
}

ann:plays "Mallet"
ann:chooses "Ben"

expect(ben.discard):is { "Weakness" }
expect(ben.hand):is { "Invulnerable" }
expect(ann.deck):is { "Punch" }
expect(ann.discard):is_empty()

ruling {
  en = "Yes, it goes to his discard pile. Mallet is no Attack, so he cannot avoid it.",
  fr = "Oui, elle va dans sa défausse. Le Mallet n'est pas une Attaque, donc il ne peut pas l'éviter.",
}
