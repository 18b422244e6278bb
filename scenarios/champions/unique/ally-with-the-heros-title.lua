scenario "An ally of the hero's title with another subtitle is legal" {
  game     = "champions",
  question = {
    en = "I am Peter Parker. May I put another Spider-Man, an ally with a different subtitle, in my deck and play him?",
    fr = "Je suis Peter Parker. Puis-je inclure et jouer un autre Spider-Man, un allié au sous-titre différent ?",
  },
  shows    = { "mc.unique.hero-and-ally-coexist" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Spider-Man II" } },
}

ann:plays "Spider-Man II"
expect(ann.in_play):is { "Spider-Man II" }
expect(ann.identity):is { "Spider-Man" }
ruling {
  en = "Yes. Title alike, person different: the alter ego and the subtitle keep them apart.",
  fr = "Oui. Même titre, autre personne : l'alter ego et le sous-titre les distinguent.",
}
