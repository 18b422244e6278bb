scenario "The first player orders forced effects that happen together" {
  game     = "champions",
  question = {
    en = "Rhino bears Charge and is in my web as he attacks me. Ann is the first player. Who says which of the two acts first?",
    fr = "Rhino porte Charge et il est pris dans ma toile quand il m'attaque. Ann est le premier joueur. Qui décide laquelle des deux agit d'abord ?",
  },
  shows    = { "mc.simultaneous.first-player-orders" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {} },
  { "Ben", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil" } },
}
villain { { "Rhino I", with = { "Charge", "Webbed Up" } } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
refused(function() ben:uses "Webbed Up" end, "mc.simultaneous.first-player-orders")
ann:uses "Webbed Up"
expect(villain:stunned "Rhino"):is(1)
expect(attachments):is { "Charge" }
ruling {
  en = "Ann does, as the first player, although he attacks you and the web is yours. Where two copies are alike in everything, nobody is asked, as the order makes no difference.",
  fr = "Ann, car elle est le premier joueur, bien que l'attaque vous vise et que la toile soit à vous. Si deux exemplaires sont en tout point pareils, personne n'est interrogé, car l'ordre n'y change rien.",
}
