scenario "A facedown card among the engaged minions is a Drone" {
  game     = "champions",
  question = {
    en = "A card of my deck lies facedown before me as a Drone. It has one hit point: where does it go when I attack it?",
    fr = "Une carte de mon deck est face cachée devant moi comme Drone. Il a un point de vie : où va la carte quand je l'attaque ?",
  },
  shows    = { "mc.scenario-card.figure-ultron-drones" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip" }, deck = {}, engaged = { { "Energy", facedown = true } } },
}
ann:attacks_with "Spider-Man"
ann:chooses "Energy"
expect(ann.engaged):is_empty()
expect(ann.discard):is { "Energy" }
ruling {
  en = "Into your discard pile: it is still your card.",
  fr = "Dans votre défausse : elle est toujours à vous.",
}
