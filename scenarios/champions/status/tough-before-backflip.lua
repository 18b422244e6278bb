scenario "Tough acts before any ability" {
  game     = "champions",
  question = { en = "I am Tough, hold Backflip, and Rhino's attack is about to hit me. May I save my Tough card by playing Backflip?", fr = "Je suis Tenace, j'ai Salto Arrière en main et l'attaque de Rhino va me toucher. Puis-je jouer Salto Arrière pour garder ma carte Tenace ?" },
  shows    = { "mc.status.priority", "mc.status.tough" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", tough = true } }, hand = { "Backflip" }, deck_top = { "Backflip", "Energy", "Strength", "Genius" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Charge", "Hydra Bomber" }

ann:ends_turn()
ann:declines "discards"
ann:chooses "threat"
expect(ann.identity:tough "Spider-Man"):is(0)
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.hand):has("Backflip", 2)

ruling {
  en = "No. Status cards act before every other ability: Tough is spent and prevents all the damage, and the moment for Backflip never comes.",
  fr = "Non. Les cartes d'état agissent avant toute autre capacité : Tenace est défaussée et prévient tous les dégâts, et le moment de jouer Salto Arrière ne vient jamais.",
}
