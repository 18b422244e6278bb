scenario "T'Challa begins with a Black Panther upgrade" {
  game     = "champions",
  question = {
    en = "At the end of the set-up T'Challa searches his deck. May I take Tenacity, which is an upgrade too, and do I then hold seven cards?",
    fr = "À la fin de la mise en place, T'Challa cherche dans son deck. Puis-je prendre Persévérance, qui est aussi une amélioration, et ai-je alors sept cartes ?",
  },
  shows    = { "mc.card.tchalla", "mc.traits.referenced" },
  set_up   = "shown",
}

local ann = players {
  { "Ann", character = "T'Challa", hand = {}, deck_top = { "Tenacity" } },
}
villain { { "Rhino I" } }
shuffle_gives { "Vibranium", "Vibranium", "Shuri", "Energy", "Genius", "Strength" }

ann:declines()                      -- no mulligan
refused(function() ann:chooses "Tenacity" end, "mc.card.tchalla")
ann:chooses "Panther Claws"

expect(ann.hand):is { "Vibranium", "Vibranium", "Shuri", "Energy", "Genius", "Strength", "Panther Claws" }
ruling {
  en = "Tenacity has not the Black Panther trait; the upgrade must have it. It is added to the six cards of the starting hand, so there are seven.",
  fr = "Persévérance n'a pas le trait Black Panther, que l'amélioration doit avoir. La carte trouvée s'ajoute aux six de la main de départ : cela fait sept.",
}
