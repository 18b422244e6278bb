scenario "Exhaustion and a hero who is exhausted already" {
  game     = "champions",
  question = { en = "My hero has defended, and then I reveal Exhaustion. What happens?", fr = "Mon héros a défendu, puis je révèle Épuisement. Que se passe-t-il ?" },
  shows    = { "mc.exhausted.cannot-exhaust-again", "mc.card.exhaustion" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, dealt = { "Exhaustion" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Inspired" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Sandman", "Shocker" }

ann:ends_turn()
ann:defends_with "Spider-Man"
expect(log):has("exhausted-already", "Spider-Man")
expect(ann.engaged):has "Sandman"

ruling {
  en = "Nothing by itself: an exhausted hero does not exhaust again. Its surge comes all the same.",
  fr = "Rien par elle-même : un héros incliné ne s'incline pas de nouveau. Son Renfort vient quand même.",
}
