scenario "A played event lies on the table until it has been resolved" {
  game     = "champions",
  question = {
    en = "I play Ancestral Knowledge, which shuffles cards of my discard pile into my deck. May I choose the event itself?",
    fr = "Je joue Connaissance Ancestrale, qui remet des cartes de ma défausse dans mon deck. Puis-je choisir l'événement lui-même ?",
  },
  shows    = { "mc.play-put.event-on-table" },
}
local ann = players {
  { "Ann", character = "T'Challa", hand = { "Ancestral Knowledge", "Energy" }, discard = { "Vibranium", "Shuri" } },
}

ann:plays "Ancestral Knowledge"
expect(ann):must_choose { "chooses Energy", "chooses Vibranium", "chooses Shuri" }
ann:chooses "Vibranium"
ann:chooses "Shuri"
ann:declines()

expect(ann.discard):is { "Ancestral Knowledge", "Energy" }
ruling {
  en = "No. While it is being resolved it lies on the table; it goes to the discard pile afterwards. Energy, with which it was paid, is there already.",
  fr = "Non. Pendant sa résolution il est sur la table ; il va ensuite dans la défausse. Énergie, qui l'a payé, s'y trouve déjà.",
}
