scenario "A table of Ultron begins with a Drone each" {
  game     = "champions",
  question = {
    en = "I lay out the first turn of a game against Ultron. Does anything lie before us already?",
    fr = "Je prépare le premier tour d'une partie contre Ultron. Y a-t-il déjà quelque chose devant nous ?",
  },
  shows    = { "mc.card.ultron-drones" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy" } },
  { "Ben", character = "She-Hulk", hand = {} },
}
villain { "Ultron I" }

expect(environments):is { "Ultron Drones" }
expect(ann.engaged):count(1)
expect(ben.engaged):count(1)
expect(main_scheme):is { "The Crimson Cowl" }
ann:attacks_with "Spider-Man"
ann:chooses "Strength"                           -- whichever card it is, it has one hit point
expect(ann.engaged):is_empty()
expect(ann.discard):is { "Strength" }
ruling {
  en = "The environment Ultron Drones, and before each player one facedown card as a Drone, from the first stage of the main scheme.",
  fr = "L'environnement Drones d'Ultron et, devant chaque joueur, une carte face cachée comme Drone, par le premier stade de la manigance principale.",
}
