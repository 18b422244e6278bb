scenario "The hero of somebody else is not mine to move" {
  game     = "champions",
  question = {
    en = "Ben dozes off. May I attack and thwart with his She-Hulk, and have her shield me from Rhino?",
    fr = "Ben s'assoupit. Puis-je attaquer et contrer avec sa Miss Hulk, et la mettre devant moi face à Rhino ?",
  },
  shows    = { "mc.player-turn.basic-power", "mc.enemy-attack.2-declare-defender" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Genius" }, deck_top = { "Energy", "Strength", "Haymaker", "Emergency" } },
  { "Ben", character = "She-Hulk", hand = { "Gamma Slam" }, in_play = { "Hellcat" }, deck_top = { "Genius", "Energy", "Tigra" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "\"I'm Tough\"", "Advance" }

refused(function() ann:attacks_with "She-Hulk" end, "mc.player-turn.basic-power")
refused(function() ann:thwarts_with "She-Hulk" end, "mc.player-turn.basic-power")
refused(function() ann:thwarts_with "Hellcat" end, "mc.player-turn.use-ally")
ann:ends_turn()
ben:ends_turn()
ann:declines "discards"
ben:declines "discards"
ann:declines "interrupt"                -- Spider-Sense
refused(function() ann:defends_with "She-Hulk" end, "mc.enemy-attack.2-declare-defender")
refused(function() ann:defends_with "Hellcat" end, "mc.ally.anyone-may-defend")
ann:declines "defends_with"
expect(ben):may("defends_with", "She-Hulk")
ben:defends_with "She-Hulk"
expect(ben.identity:exhausted "She-Hulk"):is(1)
ruling {
  en = "No. Everybody uses the basic powers of their own hero; Ben may defend for you, but it is he who decides.",
  fr = "Non. Chacun utilise les pouvoirs de base de son propre héros ; Ben peut défendre à votre place, mais c'est lui qui décide.",
}
