scenario "Two Web-Shooters that nothing tells apart" {
  game     = "champions",
  question = {
    en = "I control two Web-Shooters, each ready with three counters. Does it matter which of them I use, and may I use both for one card?",
    fr = "Je contrôle deux Lance-toiles, chacun redressé avec trois jetons. Importe-t-il lequel j'utilise, et puis-je utiliser les deux pour une même carte ?",
  },
  shows    = { "mc.card.web-shooter", "mc.self-reference.only-this-copy", "mc.resource-ability.while-paying" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Heroic Intuition", "Energy" },
    in_play = { { "Web-Shooter", counters = 3 }, { "Web-Shooter", counters = 3 } } },
}

ann:plays "Heroic Intuition"
ann:uses "Web-Shooter"                              -- either of the two
ann:uses "Web-Shooter"                              -- the one that is still ready

expect(ann.in_play:counters "Web-Shooter#1"):is(2)
expect(ann.in_play:counters "Web-Shooter#2"):is(2)
expect(ann.in_play:exhausted "Web-Shooter#2"):is(1)
expect(ann.hand):is { "Energy" }
ruling {
  en = "It does not matter, and you may use both: each copy exhausts and gives up a counter of its own for one wild resource.",
  fr = "Peu importe, et vous pouvez utiliser les deux : chaque exemplaire s'incline et perd un de ses propres jetons pour une ressource libre.",
}
