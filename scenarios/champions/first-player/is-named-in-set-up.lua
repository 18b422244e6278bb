scenario "One first player from the start" {
  game     = "champions",
  question = {
    en = "We begin a new game. When is the first player named, and who takes the first turn?",
    fr = "Nous commençons une partie. Quand le premier joueur est-il désigné, et qui joue le premier tour ?",
  },
  shows    = { "mc.first-player.chosen" },
  set_up   = "shown",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
}

ann:declines()
ben:declines()
expect(ann):is_on_turn()
ann:ends_turn()
expect(ben):is_on_turn()
ruling {
  en = "During set-up you name one of you; that player takes the first turn of the first round.",
  fr = "Pendant la mise en place, vous désignez l'un de vous ; il joue le premier tour du premier round.",
}
