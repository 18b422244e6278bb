scenario "One player gets the first player token before the game begins" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "Two of us set up a game. Who takes the very first turn?",
    fr = "Nous mettons en place une partie à deux. Qui joue le tout premier tour ?",
  },
  shows    = { "mc.setup.03-first-player" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
}

ann:declines()                        -- the first player is asked first
ben:declines()
expect(ann):is_on_turn()
refused(function() ben:ends_turn() end, "mc.active-player.definition")
ruling {
  en = "The one to whom you all agreed to give the first player token during set-up, here Ann.",
  fr = "Celui à qui vous avez décidé ensemble de donner le pion Premier Joueur pendant la mise en place, ici Ann.",
}
