scenario "Earth-3 turns up a Punch" {
  game     = "forever-evil",
  question = {
    en = "Earth-3 turns up a Punch on my deck. What happens, and what about a Weakness?",
    fr = "Earth-3 révèle un Coup de Poing sur ma pioche. Que se passe-t-il, et pour une Faiblesse ?",
  },
  shows    = { "fe.card.earth-3" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Weakness", "Weakness" }, in_play = { "Earth-3" },
    deck = { "Punch", "Vulnerability", "Giganta", "Kick", "Mallet", "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:uses "Earth-3"
expect(destroyed):is { "Punch" }
expect(ann.vp):is(1)
expect(ann):may_not("uses", "Earth-3")
ann:ends_turn()                         -- the five cards below are her new hand
ben:ends_turn()
ann:uses "Earth-3"                      -- her two Weaknesses are shuffled, one is revealed

expect(destroyed):is { "Punch" }
expect(ann.vp):is(1)
expect(ann.deck):count(2)

ruling {
  en = "The Punch is destroyed and you gain 1 VP, once in your turn. Any other card stays on top.",
  fr = "Le Coup de Poing est détruit et vous gagnez 1 PV, une fois par tour. Toute autre carte reste dessus.",
}
