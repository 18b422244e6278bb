scenario "Any player's ally may defend" {
  game     = "champions",
  question = {
    en = "Rhino attacks Ann. May Luke Cage, who is mine, defend her, and who takes the damage?",
    fr = "Rhino attaque Ann. Luke Cage, qui est à moi, peut-il la défendre, et qui subit les dégâts ?",
  },
  shows    = { "mc.ally.anyone-may-defend", "mc.ally.defender-takes-all" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker" } },
  { "Ben", character = "T'Challa", hand = {}, in_play = { "Luke Cage" } },
}
villain { { "Rhino I", damage = 8 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Stampede", "Assault", "Hard to Keep Down", "Hard to Keep Down" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
refused(function() ann:defends_with "Luke Cage" end, "mc.ally.anyone-may-defend")   -- Ann does not control him
ben:defends_with "Luke Cage"
expect(ben.in_play:damage "Luke Cage"):is(3)                   -- ATK 2, and 1 boost icon
expect(ben.in_play:exhausted "Luke Cage"):is(1)
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ben.identity:damage "T'Challa"):is(0)
ruling {
  en = "Yes. Whoever is attacked, each player may exhaust an ally of theirs to defend, and the defending ally takes all of the damage.",
  fr = "Oui. Quelle que soit la cible, chaque joueur peut incliner un de ses alliés pour défendre, et l'allié défenseur subit tous les dégâts.",
}
