scenario "A card of the Line-Up may be destroyed by an effect" {
  game     = "metal",
  question = {
    en = "My effect destroys a card of the Line-Up. Do I pay for it, and is the gap filled at once?",
    fr = "Mon effet détruit une carte de la réserve. Dois-je la payer, et la place est-elle remplie aussitôt ?",
  },
  shows    = { "metal.destroy.where", "metal.destroy.pile" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Row Breaker" }, power = 0 },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Starro", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Row Breaker"
ann:destroys "Starro"
expect(destroyed):is { "Starro" }
expect(line_up):is { "Flight", "War Cry", "Escape", "Black Adam" }
ruling {
  en = "It costs nothing; the card is out of the game, and the gap stays until the end of the turn.",
  fr = "C'est gratuit ; la carte sort de la partie, et la place reste vide jusqu'à la fin du tour.",
}
