scenario "With deck and discard pile empty, drawing stops" {
  game     = "champions",
  question = {
    en = "My deck runs out with an empty discard pile, and then I am to draw again. Am I dealt an encounter card each time?",
    fr = "Mon deck est épuisé avec une défausse vide, puis je dois encore piocher. Est-ce que je reçois une carte Rencontre à chaque fois ?",
  },
  shows    = { "mc.amb.both-piles-empty" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck = { "Energy" }, discard = {}, in_play = { "Avengers Mansion" } },
}
villain { "Rhino I" }

ann:uses "Carol Danvers"
expect(ann.dealt):count(1)
ann:uses "Avengers Mansion"

expect(ann.hand):is { "Energy" }
expect(ann.dealt):count(1)
ruling {
  en = "No. One encounter card when the deck ran out; the later draws just give nothing.",
  fr = "Non. Une seule carte Rencontre quand le deck s'est épuisé ; ensuite, les pioches ne donnent rien.",
}
