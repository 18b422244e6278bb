scenario "Shuri finds an upgrade" {
  game     = "champions",
  question = {
    en = "I play Shuri. What may I search my deck for, and where does it go?",
    fr = "Je joue Shuri. Que puis-je chercher dans mon deck, et où cela va-t-il ?",
  },
  shows    = { "mc.card.shuri" },
}

local ann = players {
  { "Ann", character = "Black Panther", hand = { "Shuri", "Vibranium" }, deck_top = { "The Golden City", "Vibranium Suit" } },
}
villain { { "Rhino I" } }

ann:plays "Shuri"
ann:uses "Shuri"
refused(function() ann:chooses "The Golden City" end, "mc.card.shuri")
ann:chooses "Vibranium Suit"

expect(ann.hand):is { "Vibranium Suit" }
expect(ann.in_play):is { "Shuri" }
ruling {
  en = "An upgrade only, and it goes to hand. Then the deck is shuffled.",
  fr = "Une amélioration seulement, qui va en main. Puis le deck est mélangé.",
}
