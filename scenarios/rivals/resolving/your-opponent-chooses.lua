scenario "Your opponent chooses, and you have what was chosen" {
  game     = "rivals",
  question = {
    en = "My card lets my opponent choose: draw a card, or I have 3 Power. Who decides, and who has the Power?",
    fr = "Ma carte laisse choisir mon adversaire : piocher une carte, ou moi 3 de Puissance. Qui décide, et à qui va la Puissance ?",
  },
  shows    = { "rivals.resolve.that-opponent", "rivals.play.resolve-at-once" },
}

card "Two Envelopes" { type = "Super Power", cost = 3, play = foe:choose_one{ foe:draw(1), power(3) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Two Envelopes" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, deck_top = { "Kick" } },
}
ann:plays "Two Envelopes"
what_if("Ben draws", function()
  ben:chooses "to draw"
  expect(ben.hand):is { "Punch", "Kick" }
  expect(ann.power):is(0)
end)
ben:chooses "Power"
expect(ann.power):is(3)
expect(ben.power):is(0)
ruling {
  en = "Ben decides. He draws the card himself; the Power is yours, since the text is yours.",
  fr = "Ben décide. Il pioche lui-même la carte ; la Puissance est à vous, puisque le texte est le vôtre.",
}
