scenario "Make the Call with nobody to call but a unique ally in play" {
  game     = "champions",
  question = {
    en = "The only ally in my discard pile is a Mockingbird, and Ben has the other one in play. May I play Make the Call?",
    fr = "La seule alliée de ma défausse est Mockingbird, et Ben a l'autre en jeu. Puis-je jouer Appel de détresse ?",
  },
  shows    = { "mc.unique.one-in-play", "mc.play-put.put-legal-place" },
}
as_if()                                 -- the box has one Mockingbird, two decks may hold one each
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy", "Strength" }, discard = { "Mockingbird", "Genius" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Mockingbird" } },
}
villain { "Rhino I" }

refused(function() ann:plays "Make the Call" end, "mc.unique.one-in-play")
expect(ann.hand):has "Make the Call"
ruling {
  en = "No. Mockingbird is unique and could not be put into play, so there is nobody whose cost you could pay.",
  fr = "Non. Mockingbird est unique et ne pourrait pas être mise en jeu : il n'y a personne dont vous puissiez payer le coût.",
}
