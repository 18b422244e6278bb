scenario "Futurist takes the very last card" {
  game     = "champions",
  question = {
    en = "Tony Stark's deck holds a single card, and his discard pile is empty. What does Futurist do?",
    fr = "Le deck de Tony Stark n'a plus qu'une carte et sa défausse est vide. Que fait Futuriste ?",
  },
  shows    = { "mc.card.tony-stark", "mc.amb.both-piles-empty" },
}
local ann = players {
  { "Ann", character = "Tony Stark", hand = {}, deck = { "Energy" }, discard = {} },
}
villain { "Rhino I" }

ann:uses "Tony Stark"
ann:chooses "Energy"

expect(ann.hand):is { "Energy" }
expect(ann.deck):is_empty()
expect(ann.dealt):count(1)
ruling {
  en = "It takes that card. The deck has run out, nothing is there to be shuffled, and an encounter card is dealt once.",
  fr = "Il la prend. Le deck est épuisé, il n'y a rien à mélanger, et une carte Rencontre est distribuée une seule fois.",
}
