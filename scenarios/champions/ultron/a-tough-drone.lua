scenario "A tough Drone" {
  game     = "champions",
  question = {
    en = "My Drone has a Tough status card. I attack it twice. What happens?",
    fr = "Mon Drone a une carte Tenace. Je l'attaque deux fois. Que se passe-t-il ?",
  },
  shows    = { "mc.status.tough", "mc.card.ultron-drones" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, discard = {}, in_play = { "Mockingbird" },
    engaged = { { "Haymaker", facedown = true, tough = true } } },
}
villain { "Ultron I" }

ann:attacks_with "Spider-Man"
ann:chooses "Haymaker"
expect(ann.engaged):is { "Haymaker" }
expect(ann.engaged:tough "Haymaker"):is(false)
ann:attacks_with "Mockingbird"
ann:chooses "Haymaker"
expect(ann.engaged):is_empty()
expect(ann.discard):is { "Haymaker" }
ruling {
  en = "It is a minion like any other: first it loses the Tough card, then the next attack defeats it.",
  fr = "C'est un sbire comme un autre : il perd d'abord la carte Tenace, puis l'attaque suivante le vainc.",
}
