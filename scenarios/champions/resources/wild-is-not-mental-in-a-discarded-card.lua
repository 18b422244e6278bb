scenario "A wild resource on a discarded card is only wild" {
  game     = "champions",
  question = {
    en = "Black Cat discards two cards of my deck and gives me those with a mental resource. Do I get one that shows a wild resource?",
    fr = "Black Cat défausse deux cartes de mon deck et me donne celles qui ont une ressource mentale. Ai-je droit à celle qui a une ressource libre ?",
  },
  shows    = { "mc.card.black-cat", "mc.wild.otherwise-only-wild" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Black Cat", "Strength" }, deck_top = { "The Power of Justice", "Surveillance Team" } },
}

ann:plays "Black Cat"
expect(ann.hand):is { "Surveillance Team" }
expect(ann.discard):is { "The Power of Justice", "Strength" }
ruling {
  en = "No. A wild resource stands for another type only while it pays for something.",
  fr = "Non. Une ressource libre ne vaut un autre type que pendant qu'elle paie quelque chose.",
}
