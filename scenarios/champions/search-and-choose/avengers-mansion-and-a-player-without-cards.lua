scenario "Avengers Mansion and a player with nothing to draw" {
  game     = "champions",
  question = {
    en = "Ben has neither deck nor discard pile. May I choose him for Avengers Mansion?",
    fr = "Ben n'a ni deck ni défausse. Puis-je le choisir pour le Manoir des Avengers ?",
  },
  shows    = { "mc.card.avengers-mansion", "mc.choose.must-matter" },
}
local ann, ben, cleo = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Avengers Mansion" } },
  { "Ben", character = "Spider-Man", hand = {}, deck = {}, discard = {} },
  { "Cleo", character = "Captain Marvel", hand = {}, deck_top = { "Energy" } },
}
villain { "Rhino I" }

ann:uses "Avengers Mansion"
expect(ann):must_choose { "chooses Ann", "chooses Cleo" }
ann:chooses "Cleo"
expect(cleo.hand):is { "Energy" }
ruling {
  en = "No. He could draw nothing, and as long as somebody else can draw, you must choose one who does.",
  fr = "Non. Il ne pourrait rien piocher, et tant que quelqu'un d'autre le peut, vous devez choisir un joueur qui pioche.",
}
