scenario "A revealed environment enters play beside the villain" {
  game     = "champions",
  question = {
    en = "The card I reveal is an environment. Is it resolved and discarded like a treachery, and does it come to me?",
    fr = "La carte que je révèle est un environnement. Est-elle résolue puis défaussée comme une traîtrise, et vient-elle chez moi ?",
  },
  shows    = { "mc.reveal.environment" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Aunt May" }, dealt = { "Fog" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()
expect(environments):is { "Fog" }
expect(encounter_discard):is_empty()
expect(ann.in_play):is_empty()
ruling {
  en = "Neither. It enters play, next to the villain, and belongs to no player.",
  fr = "Ni l'un ni l'autre. Elle entre en jeu, à côté du méchant, et n'est à aucun joueur.",
}
