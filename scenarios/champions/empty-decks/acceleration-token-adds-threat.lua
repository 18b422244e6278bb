scenario "An acceleration token adds threat each round" {
  game     = "champions",
  question = { en = "I play alone against Rhino and there is one acceleration token. How much threat does step one place?", fr = "Je joue seul contre Rhino et il y a un pion Accélération. Combien de menaces place l'étape un ?" },
  shows    = { "mc.empty-encounter-deck.token-effect", "mc.empty-encounter-deck.acceleration-token" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, in_play = { "Avengers Mansion" }, deck = { "Backflip" }, discard = { "Energy", "Genius", "Haymaker", "Strength", "Emergency", "Web-Shooter", "Mockingbird" } },
}
villain { { "Rhino I", confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck { "Hydra Mercenary" }
encounter_discard { "Shocker", "Sandman" }

ann:uses "Avengers Mansion"
expect(game.acceleration):is(1)
ann:ends_turn()
ann:declines "discards"
expect(main_scheme:threat "The Break-In!"):is(2)

ruling {
  en = "Two: one as printed on the scheme, and one for the token.",
  fr = "Deux : une comme l'indique la manigance, et une pour le pion.",
}
