scenario "Drones engaged with one player that come from two decks" {
  game     = "champions",
  question = {
    en = "Three Drones are engaged with me: my Energy, Ben's Genius and my Strength. I defeat the last two: into which discard piles do they go?",
    fr = "Trois Drones sont engagés avec moi : mon Énergie, le Génie de Ben et ma Force. Je vainc les deux derniers : dans quelles défausses vont-ils ?",
  },
  shows    = { "mc.amb.owner-of-drones" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck = {}, discard = {}, in_play = { "Mockingbird" },
    engaged = { { "Energy", facedown = true }, { "Genius", facedown = true, of = "Ben" }, { "Strength", facedown = true } } },
  { "Ben", character = "She-Hulk", discard = {} },
}
ann:attacks_with "Spider-Man"
ann:chooses "Genius"
ann:attacks_with "Mockingbird"
ann:chooses "Strength"
expect(ann.engaged):is { "Energy" }
expect(ann.discard):is { "Strength" }
expect(ben.discard):is { "Genius" }
ruling {
  en = "Each into its owner's: Strength into yours, Genius into Ben's.",
  fr = "Chacun dans celle de son propriétaire : Force dans la vôtre, Génie dans celle de Ben.",
}
