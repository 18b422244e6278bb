scenario "Power for each player hit counts only those who were hit" {
  game     = "rivals",
  question = {
    en = "My card gives +1 Power for each player hit by its Attack. What if Ben avoids it?",
    fr = "Ma carte donne +1 en Puissance par joueur touché par son Attaque. Et si Ben l'évite ?",
  },
  shows    = { "rivals.attack.counts-hits" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Snowball" } },
  { "Ben", character = "The Joker 9", hand = { "Umbrella", "Punch" }, deck = { "Punch" }, discard = {} },
}

ann:plays "Snowball"
what_if("Ben does not avoid it", function()
  ben:declines()
  ben:discards "Punch"
  expect(ann.power):is(1)
end)
ben:defends "Umbrella"
expect(ann.power):is(0)
expect(ben.hand):is { "Punch", "Punch" }
ruling {
  en = "Then nobody was hit, and you get none. If he does not avoid it, you get 1.",
  fr = "Alors personne n'a été touché, et vous n'avez rien. S'il ne l'évite pas, vous en avez 1.",
}
