scenario "A deck is rebuilt as soon as its last card leaves" {
  game     = "champions",
  question = {
    en = "I draw the last card of my deck, and want no other now. Is my discard pile shuffled at once or when I next draw?",
    fr = "Je pioche la dernière carte de mon deck et n'en veux pas d'autre. Ma défausse est-elle mélangée tout de suite ou à la prochaine pioche ?",
  },
  shows    = { "mc.amb.deck-out-moment" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck = { "Energy" }, discard = { "Genius", "Strength" } },
}
villain { "Rhino I" }

ann:uses "Carol Danvers"

expect(ann.hand):is { "Energy" }
expect(ann.discard):is_empty()
expect(ann.deck):count(2)
expect(ann.dealt):count(1)
ruling {
  en = "At once, and you are dealt an encounter card at once as well.",
  fr = "Tout de suite, et vous recevez aussi tout de suite une carte Rencontre.",
}
