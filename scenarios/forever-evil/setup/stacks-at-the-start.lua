scenario "Sixteen Kicks, twenty Weaknesses and eight Super Heroes" {
  game     = "forever-evil",
  set_up   = "shown",
  question = {
    en = "How many Kicks, Weaknesses and Super Heroes do we put beside the Line-Up at the start?",
    fr = "Combien de Coups de Pied, de Faiblesses et de Super-Héros place-t-on à côté de la réserve au début ?",
  },
  shows    = { "fe.setup.starting-stacks", "fe.setup.all-kicks-weaknesses", "fe.setup.stacks-beside", "fe.setup.eight-super-heroes" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(kick):count(16)
expect(kick):has("Kick", 16)
expect(weakness):count(20)
expect(weakness):has("Weakness", 20)
expect(super_heroes):count(8)
ruling {
  en = "All 16 Kicks and all 20 Weaknesses, in every game, and 8 Super Heroes unless you agree on another number.",
  fr = "Les 16 Coups de Pied et les 20 Faiblesses, à chaque partie, et 8 Super-Héros sauf si vous convenez d'un autre nombre.",
}
