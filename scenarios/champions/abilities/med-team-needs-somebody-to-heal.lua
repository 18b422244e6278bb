scenario "Med Team cannot be used while nobody is hurt" {
  game     = "champions",
  question = {
    en = "Only Rhino is damaged. May I use Med Team just to use up its counters?",
    fr = "Seul Rhino est blessé. Puis-je utiliser l'Équipe Médicale, juste pour dépenser ses jetons ?",
  },
  shows    = { "mc.triggered-ability.player-card-potency" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { { "Med Team", counters = 3 } } },
}
villain { { "Rhino I", damage = 4 } }

refused(function() ann:uses "Med Team" end, "mc.triggered-ability.player-card-potency")
expect(ann.in_play:counters "Med Team"):is(3)
expect(ann.in_play:exhausted "Med Team"):is(0)
ruling {
  en = "No. It heals a friendly character, none is damaged, and spending a counter is only the cost: the effect itself must be able to change something.",
  fr = "Non. Elle soigne un personnage ami, aucun n'est blessé, et dépenser un jeton n'est que le coût : l'effet lui-même doit pouvoir changer quelque chose.",
}
