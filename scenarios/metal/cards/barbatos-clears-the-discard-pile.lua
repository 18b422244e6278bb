scenario "Barbatos' Reward clears the discard pile" {
  game     = "metal",
  question = {
    en = "I have Weaknesses in my discard pile and in my score pile, and defeat Barbatos. Do all of them go?",
    fr = "J'ai des Faiblesses en défausse et dans ma pile de score, et je bats Barbatos. Partent-elles toutes ?",
  },
  shows    = { "metal.card.barbatos.reward", "metal.cards.barbatos-reward" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 14, hand = {}, discard = { "Weakness", "Punch", "Weakness" }, score_pile = { "Weakness" } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
super_villains { "Barbatos" }
captured {}
ann:defeats "Barbatos"
expect(ann):must_choose { "chooses from the discard pile", "chooses from the score pile" }
ann:chooses "from the discard pile"
expect(ann.discard):is { "Punch" }
expect(ann.score_pile):is { "Barbatos", "Weakness" }
expect(weakness):count(29)

ruling {
  en = "No. You choose one place: those of your discard pile, or those of your score pile. They return to the Weakness stack.",
  fr = "Non. Vous choisissez un lieu : celles de la défausse, ou celles de la pile de score. Elles retournent à la pile de Faiblesses.",
}
