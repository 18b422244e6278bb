scenario "Jennifer Walters keeps her objection for the first round" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "We begin in expert mode, and nobody objected during set-up. How much threat lies on Breakin' & Takin', and can I still object in this round?",
    fr = "Nous commençons en mode expert, et personne n'a fait objection à la mise en place. Combien de menace y a-t-il sur Casser et Emporter, et puis-je encore objecter ce round ?",
  },
  shows    = { "mc.card.jennifer-walters", "mc.interrupt.before-condition" },
}

local ann = players { { "Ann", character = "Jennifer Walters", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Uppercut", "Tac Team" } } }
expect(side_schemes:threat "Breakin' & Takin'"):is(3)
ann:ends_turn()
until_step "villain phase, step 2"
ann:uses "Jennifer Walters"

expect(main_scheme:threat "The Break-In!"):is(0)
ruling {
  en = "Three: 2 as printed and 1 for the one player. Preventing some of it would have been your choice, and as you did not, you may still do so once in this round.",
  fr = "Trois : les 2 imprimés et 1 pour l'unique joueur. En prévenir une partie était votre choix ; ne l'ayant pas fait, vous pouvez encore le faire une fois ce round.",
}
