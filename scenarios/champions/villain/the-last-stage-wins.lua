scenario "Defeating the last stage of the villain wins the game" {
  game     = "champions",
  question = {
    en = "We play the standard game and Rhino II falls. Is there a third stage?",
    fr = "Nous jouons la partie standard et Rhino II tombe. Y a-t-il un troisième stade ?",
  },
  shows    = { "mc.villain.defeat-each-stage" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {} },
}
villain { { "Rhino II", damage = 13 } }

ann:attacks_with "Spider-Man"
expect(game):is_over()
expect(ann):won()
ruling {
  en = "Not in the standard game, where his deck has stages I and II: both are defeated, and the players win.",
  fr = "Pas dans la partie standard, où son deck compte les stades I et II : les deux sont vaincus, et les joueurs gagnent.",
}
