scenario "A Location has not been used in the other player's turn" {
  game     = "rivals",
  question = {
    en = "It is Ann's turn. May my script say that Ben's Location has been used this turn?",
    fr = "C'est le tour d'Ann. Mon script peut-il dire que le Lieu de Ben a été utilisé ce tour ?",
  },
  shows    = { "rivals.location.ongoing" },
}

card "Attic" { type = "Location", cost = 4, stays = true, after(plays{ type = "Hero", first = true }){ draw(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" } },
  { "Ben", character = "The Joker 9", in_play = { { "Attic", used = true } } },
}
refused(function() begin() end, "rivals.location.ongoing")
ruling {
  en = "No. A Location is active in the turns of its own player; in Ann's turn it cannot have done anything.",
  fr = "Non. Un Lieu est actif aux tours de son propre joueur ; au tour d'Ann, il n'a rien pu faire.",
}
