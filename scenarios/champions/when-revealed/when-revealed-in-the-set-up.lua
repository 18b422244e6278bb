scenario "A When Revealed ability of the set-up is resolved in step ten" {
  game     = "champions",
  question = {
    en = "In expert mode we start against Rhino II. When does he bring in Breakin' & Takin'?",
    fr = "En mode expert, nous commençons contre Rhino II. Quand fait-il venir Casser et Emporter ?",
  },
  shows    = { "mc.when-revealed.at-setup" },
  expert   = 1,
  set_up   = "shown",
}
local ann = players {
  { "Ann", character = "Carol Danvers" },
}

ann:declines()        -- keeps the opening hand
expect(villain):has "Rhino II"
expect(side_schemes:threat "Breakin' & Takin'"):is(3)
expect(ann.hand):count(6)
expect(game.round):is(1)
ruling {
  en = "In step ten of the set-up, before anyone draws a hand: he searches for it, reveals it and the encounter deck is shuffled again.",
  fr = "À l'étape dix de la mise en place, avant que quiconque pioche sa main : il la cherche, la révèle et le deck Rencontre est remélangé.",
}
