scenario "Eviction Notice and an empty hand" {
  game     = "champions",
  question = { en = "I choose the second part of Eviction Notice, and my hand is empty. What do I discard at random?", fr = "Je choisis la seconde partie d'Avis d'Expulsion, et ma main est vide. Que défaussé-je au hasard ?" },
  shows    = { "mc.card.eviction-notice" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck = {}, discard = {}, dealt = { "Eviction Notice" } },
  { "Ben", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Hulk", "Uppercut" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Bomber", "Shocker", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:chooses "discard at random"
expect(log):has("none-to-discard", ann)

ruling {
  en = "Nothing: there is no card to discard. The surge of that part comes all the same.",
  fr = "Rien : il n'y a pas de carte à défausser. Le Renfort de cette partie vient quand même.",
}
