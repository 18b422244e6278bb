scenario "A facedown card among the engaged minions is a Drone" {
  game     = "champions",
  question = {
    en = "A card of my deck lies facedown before me as a Drone. It has one hit point: where does it go when I attack it?",
    fr = "Une carte de mon deck est face cachée devant moi comme Drone. Il a un point de vie : où va la carte quand je l'attaque ?",
  },
  shows    = { "mc.scenario-card.figure-ultron-drones" },
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip" }, deck = {}, discard = {}, in_play = { "Mockingbird" },
    engaged = { { "Energy", facedown = true }, { "Genius", facedown = true, of = "Ben" }, { "Strength", facedown = true } } },
  { "Ben", character = "She-Hulk", discard = {} },
}
ann:attacks_with "Spider-Man"
ann:chooses "Energy"
expect(ann.discard):is { "Energy" }
ann:attacks_with "Mockingbird"
ann:chooses "Genius"                    -- a card of Ben's deck
expect(ann.discard):is { "Energy" }
expect(ben.discard):is { "Genius" }
expect(ann.engaged):is { "Strength" }
ruling {
  en = "Into your discard pile: it is still your card.",
  fr = "Dans votre défausse : elle est toujours à vous.",
}
