scenario "Poison Ivy: no Block stops her Attack, a Defense does" {
  game     = "rivals",
  question = {
    en = "Ann's Poison Ivy attacks me. May I stop that with a Block, or only with a Defense?",
    fr = "La Poison Ivy d'Ann m'attaque. Puis-je l'arrêter avec un Blocage, ou seulement avec une Défense ?",
  },
  shows    = { "rivals.cards.poison-ivy", "rivals.attack.may-avoid" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Thistle Whip" } },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Wooden Buckler" } },
}

ann:plays "Thistle Whip"
expect(ben):must_choose { "defends with Wooden Buckler", "declines" }
refused(function() ben:blocks "Chalk Line" end, "rivals.cards.poison-ivy")
what_if("he has used no Defense", function()
  ben:declines()
  ben:discards "Chalk Line"
  expect(ben.hand):is { "Wooden Buckler" }
end)
ben:defends "Wooden Buckler"
expect(ben.hand):is { "Chalk Line" }
ruling {
  en = "Only with a Defense, as with every Attack.",
  fr = "Seulement avec une Défense, comme pour toute Attaque.",
}
