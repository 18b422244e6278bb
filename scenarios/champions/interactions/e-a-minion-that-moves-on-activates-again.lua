scenario "A minion that eliminated a player activates again with the next one" {
  game     = "champions",
  question = {
    en = "Shocker attacks Ann, the first player, and eliminates her. He engages Ben, whose turn to be activated against is still to come. Does Shocker attack Ben in the same phase?",
    fr = "Shocker attaque Ann, premier joueur, et l'élimine. Il s'engage avec Ben, pour qui les activations sont encore à venir. Shocker attaque-t-il Ben dans la même phase ?",
  },
  shows    = { "mc.elimination.enemies-move-on", "mc.villain-phase.2-minions", "mc.minion.activates-after-villain", "mc.amb.token-passes-twice" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, engaged = { "Shocker" }, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil" } },
  { "Ben", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Inspired", "Hawkeye", "Strength" } },
}
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }
encounter_deck:on_top { "Advance", "Crowd Control" }

ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with"                          -- nobody defends Ann against Shocker
ben:declines "defends_with"
ben:declines "defends_with"                          -- Rhino attacks Ben: Webbed Up fell with Ann
ben:declines "defends_with"                          -- Shocker attacks Ben

expect(ann.identity):is_empty()
expect(ben.engaged):is { "Shocker" }
expect(ben.identity:damage "Captain Marvel"):is(4)   -- 2 by Rhino, 2 by Shocker
ruling {
  en = "Yes. When Ben's turn comes, the minions then engaged with him activate, and Shocker is one of them; nothing says that he may act only once. Webbed Up does not stop Rhino: it left play with Ann.",
  fr = "Oui. Quand vient le tour de Ben, les sbires alors engagés avec lui s'activent, et Shocker en est ; rien ne dit qu'il n'agit qu'une fois. Pris dans la Toile n'arrête pas Rhino : il a quitté le jeu avec Ann.",
}
