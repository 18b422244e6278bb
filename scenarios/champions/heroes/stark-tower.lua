scenario "Stark Tower brings back the topmost Tech upgrade" {
  game     = "champions",
  question = {
    en = "Tony Stark uses Stark Tower for Ben, in whose discard pile a Tech upgrade lies under other cards. Which card does who take?",
    fr = "Tony Stark utilise la Tour Stark pour Ben, dont la défausse contient une amélioration Tech sous d'autres cartes. Qui prend quelle carte ?",
  },
  shows    = { "mc.card.stark-tower" },
}
local ann, ben, cleo = players {
  { "Ann", character = "Tony Stark", hand = {}, in_play = { "Stark Tower" }, discard = { "Strength", "Rocket Boots", "Mark V Armor" } },
  { "Ben", character = "Carol Danvers", hand = {}, discard = { "Genius", "Captain Marvel's Helmet", "Energy" } },
  { "Cleo", character = "Peter Parker", hand = {}, discard = { "Webbed Up" } },
}
villain { "Rhino I" }

ann:uses "Stark Tower"
refused(function() ann:chooses "Cleo" end, "mc.choose.must-matter")
ann:chooses "Ben"

expect(ben.hand):is { "Captain Marvel's Helmet" }
expect(ben.discard):is { "Genius", "Energy" }
expect(ann.in_play:exhausted "Stark Tower"):is(1)
ruling {
  en = "Ben takes the Tech upgrade that lies highest in his own pile, whatever lies above it. Cleo, who has none, cannot be chosen.",
  fr = "Ben prend l'amélioration Tech située le plus haut dans sa propre pile, quoi qu'il y ait au-dessus. Cleo, qui n'en a pas, ne peut être choisie.",
}
