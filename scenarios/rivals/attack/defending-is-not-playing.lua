scenario "Defending with a card is not playing it" {
  game     = "rivals",
  question = {
    en = "I defend with an Equipment that gives 2 Power, and my Location draws for the first Equipment I play. Do I get either?",
    fr = "Je me défends avec un Équipement qui donne 2 en Puissance, et mon Lieu fait piocher au premier Équipement joué. Ai-je l'un ou l'autre ?",
  },
  shows    = { "rivals.amb.defense-is-playing" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Umbrella" }, deck = { "Kick", "Punch", "Punch" }, discard = {}, in_play = { "Workshop" } },
}

ann:plays "Leaky Roof"
ben:defends "Umbrella"
expect(ben.power):is(0)
expect(ben.hand):is { "Kick" }
ruling {
  en = "Neither. Only its Defense is used; the one card you draw is what that Defense says.",
  fr = "Ni l'un ni l'autre. Seule sa Défense agit ; l'unique carte piochée vient de cette Défense.",
}
