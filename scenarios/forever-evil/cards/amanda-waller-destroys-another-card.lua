scenario "Amanda Waller destroys something else" {
  game     = "forever-evil",
  question = {
    en = "Amanda Waller destroys a Weakness in my discard pile. Do I still get the +2?",
    fr = "Amanda Waller détruit une Faiblesse de ma défausse. Ai-je quand même le +2 ?",
  },
  shows    = { "fe.card.amanda-waller" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Amanda Waller", "Kick" }, discard = { "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Amanda Waller"
ann:destroys "Weakness"

expect(ann.power):is(0)
expect(destroyed):is { "Weakness" }

ruling {
  en = "No. Power comes from a destroyed Villain, or from destroying nothing; any other card gives none.",
  fr = "Non. La Puissance vient d'un Vilain détruit, ou de ne rien détruire ; toute autre carte n'en donne pas.",
}
