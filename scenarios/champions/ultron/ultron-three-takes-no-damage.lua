scenario "While a Drone is there, Ultron III takes no damage" {
  game     = "champions",
  question = {
    en = "A Drone is in play. May I attack Ultron III?",
    fr = "Un Drone est en jeu. Puis-je attaquer Ultron III ?",
  },
  shows    = { "mc.card.ultron-iii" },
  expert   = 1,
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Genius", facedown = true } }, in_play = { "Mockingbird" } },
  { "Ben", character = "She-Hulk", hand = {}, engaged = { { "Advanced Ultron Drone", damage = 3 } }, deck = {}, discard = {} },
}
villain { "Ultron III" }
side_schemes { { "Ultron's Imperative", threat = 2 } }

ann:attacks_with "Mockingbird"
refused(function() ann:chooses "Ultron III" end, "mc.amb.damage-must-matter")
ann:chooses "Advanced Ultron Drone"              -- 4 hit points and 1: it stands
expect(ben.engaged):is { "Advanced Ultron Drone" }
ann:attacks_with "Spider-Man"
ann:chooses "Advanced Ultron Drone"              -- whose player has no card left that could become a Drone
expect(ben.engaged):is_empty()
expect(villain:damage "Ultron III"):is(0)
ruling {
  en = "You may not choose him: as long as any Drone is in play, facedown or not, with whomever, he takes no damage.",
  fr = "Vous ne pouvez pas le choisir : tant qu'un Drone quelconque est en jeu, face cachée ou non, avec qui que ce soit, il ne subit aucun dégât.",
}
