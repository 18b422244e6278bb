scenario "A Capture in the turn in which Barbatos was defeated" {
  game     = "metal",
  question = {
    en = "I defeat Barbatos and then draw and play my second Weakness. Does the Capture spoil the end of the game, and does its Weakness count?",
    fr = "Je bats Barbatos, puis je pioche et joue ma deuxième Faiblesse. La Capture empêche-t-elle la fin de la partie, et sa Faiblesse compte-t-elle ?",
  },
  shows    = { "metal.game-end.barbatos", "metal.amb.barbatos-end-step", "metal.score.weakness-subtracts" },
}
card "Salt Shovel" { type = "Equipment", cost = 2, says = { "Draw a card.", "Piochez une carte." }, play = draw(1) }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness", "Salt Shovel" }, power = 14, deck = { "Weakness", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = { "Punch" }, deck = 3 },
}
captured { "Batman" }
available { "Hal Jordan (oversized)" }
super_villains { "Barbatos" }
line_up { "Aquaman", "Flight", "Escape", "Steel", "Clayface" }

ann:plays "Weakness"
ann:defeats "Barbatos"
ann:plays "Salt Shovel"
ann:plays "Weakness"
expect(game):is_over()
expect(captured):is { "Batman", "Cyborg" }
expect(log):has("the game is over", "by", "metal.game-end.barbatos")
expect(ann.score):is(9)                 -- 10 of Barbatos, less one for the Weakness in the score pile
expect(ann):won()
ruling {
  en = "No. The turn ends by the Capture, and with it the game. The Weakness that went to your score pile takes one VP away.",
  fr = "Non. La Capture termine le tour, et avec lui la partie. La Faiblesse allée dans votre pile de score vous enlève un PV.",
}
