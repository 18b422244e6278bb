scenario "The active player is the one who takes a turn" {
  game     = "champions",
  question = {
    en = "Ann is the first player and has ended her turn. Who is the active player now, and may Ann still play Haymaker?",
    fr = "Ann est le premier joueur et a terminé son tour. Qui est à présent le joueur actif, et Ann peut-elle encore jouer Haymaker ?",
  },
  shows    = { "mc.active-player.definition" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy" } },
  { "Ben", character = "She-Hulk", hand = { "Haymaker", "Energy" } },
}
villain { "Rhino I" }

expect(ann):is_on_turn()
ann:ends_turn()
expect(ben):is_on_turn()
refused(function() ann:plays "Haymaker" end, "mc.player-turn.ask-other")

ben:plays "Haymaker"
expect(villain:damage "Rhino"):is(3)
expect(ann.hand):is { "Haymaker", "Energy" }
ruling {
  en = "Ben, as it is his turn. Ann may act in it only if he asks her to.",
  fr = "Ben, puisque c'est son tour. Ann ne peut y agir que s'il le lui demande.",
}
