scenario "Shuri searches the whole deck" {
  game     = "champions",
  question = { en = "I play Shuri. May I look through my whole deck, and which upgrade do I get?", fr = "Je joue Shuri. Puis-je regarder tout mon deck, et quelle amélioration ai-je ?" },
  shows    = { "mc.search.look-at-all", "mc.search.several-fit", "mc.search.to-named-zone", "mc.search.shuffle-after" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Shuri", "Energy" }, deck = { "Vibranium", "Panther Claws", "Get Behind Me!", "Vibranium Suit", "Energy Daggers", "Genius" } },
}
villain { "Rhino I" }

ann:plays "Shuri"
ann:uses "Shuri"
refused(function() ann:chooses "Vibranium" end, "mc.search.several-fit")
expect(ann):must_choose { "chooses Panther Claws", "chooses Vibranium Suit", "chooses Energy Daggers" }
ann:chooses "Vibranium Suit"
expect(ann.hand):is { "Vibranium Suit" }
expect(ann.deck):is { "Vibranium", "Panther Claws", "Get Behind Me!", "Energy Daggers", "Genius" }

ruling {
  en = "Yes, you look at all of it. Of the upgrades you find you choose one and put it into your hand; then you shuffle your deck.",
  fr = "Oui, vous le regardez en entier. Parmi les améliorations trouvées vous en choisissez une et la mettez dans votre main ; puis vous mélangez votre deck.",
}
