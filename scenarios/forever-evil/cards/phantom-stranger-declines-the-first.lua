scenario "Phantom Stranger: the two choices are separate" {
  game     = "forever-evil",
  question = {
    en = "I keep my hand with Phantom Stranger. May I still destroy a card of my discard pile?",
    fr = "Je garde ma main avec Phantom Stranger. Puis-je quand même détruire une carte de ma défausse ?",
  },
  shows    = { "fe.card.phantom-stranger" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Phantom Stranger", "Kick" }, discard = { "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Phantom Stranger"
ann:declines()
ann:destroys "Weakness"

expect(destroyed):is { "Weakness" }
expect(ann.hand):is { "Kick" }

ruling {
  en = "Yes, each of the two may be taken or left on its own.",
  fr = "Oui, chacun des deux choix se prend ou se laisse séparément.",
}
