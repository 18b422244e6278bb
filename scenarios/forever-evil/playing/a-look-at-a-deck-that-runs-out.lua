scenario "A look at a draw pile that runs out" {
  game     = "forever-evil",
  question = {
    en = "My own card lets me look at three cards of my draw pile, and two are left. What do I see?",
    fr = "Ma carte me fait regarder trois cartes de ma pioche, où il en reste deux. Que vois-je ?",
  },
  shows    = { "fe.play.resolve-at-once" },
}
card "Spyglass" { type = "Equipment", cost = 2,
  says = { "Look at the top three cards of your deck, without shuffling.", "Regardez les trois premières cartes de votre deck, sans mélanger." },
  play = look(top(deck, 3), { stops = true }) }

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Spyglass" }, deck = { "Punch", "Vulnerability" }, discard = { "Kick" } },
  { "Ben", character = "Deathstroke" },
}
ann:plays "Spyglass"
expect(ann.deck):is { "Punch", "Vulnerability" }
ruling {
  en = "Those two; they stay there, and nothing is shuffled.",
  fr = "Ces deux-là ; elles y restent, et rien n'est mélangé.",
}
