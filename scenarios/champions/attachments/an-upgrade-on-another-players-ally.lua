scenario "Inspired on another player's ally is still mine" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I have attached Inspired to Ben's Black Cat, and I control nothing else. I reveal Caught Off Guard. Do I lose Inspired?",
    fr = "J'ai attaché Motivé à la Black Cat de Ben et je ne contrôle rien d'autre. Je révèle Pris par Surprise. Est-ce que je perds Motivé ?",
  },
  shows    = { "mc.card.caught-off-guard", "mc.ownership.control-constant" },
}

local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, dealt = { "Caught Off Guard" } },
  { "Ben", character = "Spider-Man", hand = {}, in_play = { { "Black Cat", with = { { "Inspired", of = "Ann" } } } } },
}
expect(ben.in_play:atk "Black Cat"):is(1)
expect(ann.discard):is { "Inspired" }
expect(ben.in_play):is { "Black Cat" }
expect(log):has_no("gains surge")
ruling {
  en = "Yes. Who plays an upgrade controls it, on whatever card it lies, until an ability says otherwise. It goes to your discard pile.",
  fr = "Oui. Qui joue une amélioration la contrôle, quelle que soit la carte où elle se trouve, tant qu'aucune capacité ne dit le contraire. Elle va dans votre défausse.",
}
