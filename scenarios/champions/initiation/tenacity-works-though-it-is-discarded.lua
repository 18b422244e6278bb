scenario "An ability goes on although its source has left play" {
  game     = "champions",
  question = {
    en = "Tenacity is discarded as part of its own cost. Does it still ready my hero?",
    fr = "Persévérance est défaussée comme partie de son propre coût. Redresse-t-elle quand même mon héros ?",
  },
  shows    = { "mc.initiation.source-may-leave" },
}
local ann = players {
  { "Ann", identity = { { "Spider-Man", exhausted = true } }, hand = { "Backflip" }, in_play = { "Tenacity" } },
}
villain { "Rhino I" }

ann:uses "Tenacity"

expect(ann.in_play):is_empty()
expect(ann.discard):has("Tenacity", 1)
expect(ann.discard):has("Backflip", 1)
expect(ann.identity:exhausted "Spider-Man"):is(0)
ruling {
  en = "Yes. Once the costs are paid the ability runs its course, with its card already in the discard pile.",
  fr = "Oui. Une fois les coûts payés, la capacité suit son cours, même si sa carte est déjà dans la défausse.",
}
