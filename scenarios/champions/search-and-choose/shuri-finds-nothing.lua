scenario "A search that finds nothing still shuffles" {
  game     = "champions",
  question = { en = "I play Shuri but no upgrade is left in my deck. Must I shuffle it all the same?", fr = "Je joue Shuri mais il n'y a plus d'amélioration dans mon deck. Dois-je quand même le mélanger ?" },
  shows    = { "mc.search.shuffle-after", "mc.search.never-left-zone" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Shuri", "Energy" }, deck = { "Vibranium", "Get Behind Me!", "Genius" } },
}
villain { "Rhino I" }
shuffle_gives { "Genius", "Vibranium", "Get Behind Me!" }

ann:plays "Shuri"
ann:uses "Shuri"
expect(ann.hand):is_empty()
expect(ann.deck):in_order { "Genius", "Vibranium", "Get Behind Me!" }

ruling {
  en = "Yes. You have looked through the whole deck, so it is shuffled afterwards even if nothing fitted.",
  fr = "Oui. Vous avez parcouru tout le deck, on le mélange donc ensuite même si rien ne convenait.",
}
