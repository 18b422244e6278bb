scenario "What has waited acts for the player on turn first" {
  game     = "forever-evil",
  question = {
    en = "As Harley Quinn I discard a Defense, then Sinestro's Attack hits Cy. Do I draw before Sinestro gains his VP token?",
    fr = "Je suis Harley Quinn et défausse une Défense, puis l'Attaque de Sinestro touche Cy. Est-ce que je pioche avant son jeton PV ?",
  },
  shows    = { "fe.amb.others-trigger-order" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro",     hand = { "Bizarro Power" } },
  { "Ben", character = "Harley Quinn", hand = { "Commissioner Gordon" }, deck = { "Stargirl", "Punch" } },
  { "Cy",  character = "Black Manta",  hand = {} },
}

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"

expect(log):in_order {
  { ben, "discards", "Commissioner Gordon" },
  { ann, "gains VP tokens", "by", "fe.card.sinestro" },
  { ben, "draws", "Stargirl", "by", "fe.amb.others-trigger-order" },
}
ruling {
  en = "No. Both wait for the end of the card; then the player whose turn it is comes first, though your discard was earlier.",
  fr = "Non. Les deux attendent la fin de la carte ; alors le joueur dont c'est le tour passe d'abord, même si votre défausse était plus tôt.",
}
