scenario "Acceleration tokens in step 1" {
  game         = "champions",
  acceleration = 2,
  at           = "villain phase, step 1",
  question     = {
    en = "Two acceleration tokens lie beside The Break-In!, and I play alone. How much threat comes in step 1 of the villain phase?",
    fr = "Deux pions Accélération sont à côté de L'Effraction !, et je joue seul. Combien de menace arrive à l'étape 1 de la phase du méchant ?",
  },
  shows        = { "mc.acceleration-token.more-threat", "mc.villain-phase.1-threat" },
}

local ann = players { { "Ann", character = "Peter Parker" } }
main_scheme { { "The Break-In!", threat = 1 } }
until_step "villain phase, step 2"
expect(main_scheme:threat "The Break-In!"):is(4)
ruling {
  en = "Three: one by the scheme's own acceleration value, and one for each token.",
  fr = "Trois : une par la valeur d'accélération de la manigance, et une par pion.",
}
