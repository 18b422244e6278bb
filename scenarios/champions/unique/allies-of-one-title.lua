scenario "Two allies of one title with other subtitles stand side by side" {
  game     = "champions",
  question = {
    en = "Mockingbird is in play. May I play a second ally called Mockingbird whose subtitle is different?",
    fr = "Mockingbird est en jeu. Puis-je jouer un second allié de ce titre dont le sous-titre est différent ?",
  },
  shows    = { "mc.unique.allies-coexist" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Mockingbird II" }, in_play = { "Mockingbird" } },
}

ann:plays "Mockingbird II"
expect(ann.in_play):is { "Mockingbird", "Mockingbird II" }
ruling {
  en = "Yes. They are different persons, so both may be in your deck and in play together.",
  fr = "Oui. Ce sont des personnes différentes : toutes deux peuvent être dans votre deck et en jeu ensemble.",
}
