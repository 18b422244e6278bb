scenario "An exhausted hero cannot defend in step 2" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "The villain phase has come to step 2 and my hero is exhausted. May she defend against Rhino with her DEF?",
    fr = "La phase du méchant en est à l'étape 2 et mon héroïne est inclinée. Peut-elle défendre contre Rhino avec sa DEF ?",
  },
  shows    = { "mc.round.6-activations", "mc.enemy-attack.2-declare-defender" },
}

local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", exhausted = true } }, in_play = { "Tigra" }, hand = {}, deck = {} },
}
villain { "Rhino I" }
encounter_deck { "Assault", "Advance", "Gang-Up" }

expect(ann):must_choose { "defends with Tigra", "declines" }
until_step "villain phase, step 3"
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(2)
ruling {
  en = "No. Only a ready character can be declared as a defender: here that is Tigra alone.",
  fr = "Non. Seul un personnage redressé peut être déclaré défenseur : ici, c'est Tigra seule.",
}
