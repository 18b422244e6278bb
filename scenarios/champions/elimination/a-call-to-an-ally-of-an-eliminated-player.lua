scenario "The discard pile of an eliminated player" {
  game     = "champions",
  question = {
    en = "Ben has been eliminated, and Maria Hill lies in his discard pile. May Make the Call fetch her?",
    fr = "Ben a été éliminé, et Maria Hill se trouve dans sa défausse. Appel de détresse peut-il la faire venir ?",
  },
  shows    = { "mc.card.make-the-call", "mc.play-restrictions.permission", "mc.amb.pile-of-the-eliminated" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Strength", "Energy" }, discard = { "Mockingbird" } },
  { "Ben", character = "Spider-Man", hand = {}, deck = {}, discard = { "Maria Hill", "Haymaker" }, eliminated = true },
}
villain { "Rhino I" }

ann:plays "Make the Call"
expect(ann):must_choose { "chooses Mockingbird", "chooses Maria Hill" }
ann:chooses "Maria Hill"
ann:pays_with "Strength"
ann:declines "Maria Hill"
expect(ann.in_play):is { "Maria Hill" }
ruling {
  en = "Yes. What he had lies in his discard pile, and that is still there for cards that reach into any player's.",
  fr = "Oui. Ce qu'il avait se trouve dans sa défausse, et celle-ci est toujours là pour les cartes qui puisent dans celle d'un joueur quelconque.",
}
