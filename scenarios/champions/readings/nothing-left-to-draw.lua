scenario "With deck and discard pile empty, drawing stops" {
  game     = "champions",
  question = {
    en = "The Golden City lets me draw two, but my deck holds one card and my discard pile none. What do I get, and how many encounter cards does it cost me?",
    fr = "La Cité Dorée me fait piocher deux cartes, mais mon deck n'en a qu'une et ma défausse aucune. Que reçois-je, et combien de cartes Rencontre cela me coûte-t-il ?",
  },
  shows    = { "mc.amb.both-piles-empty" },
}
local ann = players {
  { "Ann", character = "T'Challa", hand = {}, deck = { "Energy" }, discard = {}, in_play = { "The Golden City" } },
}
villain { "Rhino I" }

ann:uses "The Golden City"
expect(ann.hand):is { "Energy" }
expect(ann.deck):is_empty()
expect(ann.dealt):count(1)
ruling {
  en = "One card and one encounter card: the deck has run out and cannot be rebuilt, so the second draw gives nothing and costs nothing more.",
  fr = "Une carte, et une seule carte Rencontre : le deck est épuisé et ne peut être reconstitué, la seconde pioche ne donne donc rien et ne coûte rien de plus.",
}
