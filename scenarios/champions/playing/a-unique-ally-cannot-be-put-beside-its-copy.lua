scenario "A card is put into play only where it could have been played" {
  game     = "champions",
  question = {
    en = "Mockingbird is in play with Ben and another Mockingbird lies in my discard pile. May I put mine into play with Make the Call?",
    fr = "Mockingbird est en jeu chez Ben, et une autre Mockingbird est dans ma défausse. Puis-je mettre la mienne en jeu avec Appel de détresse ?",
  },
  shows    = { "mc.play-put.put-legal-place" },
}
as_if()                                 -- the box has one Mockingbird, two decks may hold one each
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy", "Strength" }, discard = { "Mockingbird", "Hawkeye", "Vision" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Mockingbird" } },
}
villain { "Rhino I" }

ann:plays "Make the Call"
refused(function() ann:chooses "Mockingbird" end, "mc.play-put.put-legal-place")
ann:chooses "Hawkeye"
ann:pays_with "Energy"

expect(ann.in_play):is { "Hawkeye" }
expect(ann.discard):has "Mockingbird"
ruling {
  en = "No. Putting into play passes over the cost, not over uniqueness: only Hawkeye or Vision can be called.",
  fr = "Non. Mettre en jeu dispense du coût, pas de l'unicité : seuls Hawkeye et Vision peuvent être appelés.",
}
