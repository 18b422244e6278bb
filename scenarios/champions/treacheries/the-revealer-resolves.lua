scenario "Who reveals a treachery resolves it" {
  game     = "champions",
  question = {
    en = "Ben reveals Caught Off Guard. Whose upgrade or support is lost, and who chooses it?",
    fr = "Ben révèle Pris par Surprise. De qui perd-on une amélioration ou un soutien, et qui choisit ?",
  },
  shows    = { "mc.treachery.revealer-resolves" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, in_play = { "Aunt May" } },
  { "Ben", character = "T'Challa", hand = {}, in_play = { "The Golden City", "Energy Daggers", "Shuri" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Crowd Control", "Caught Off Guard" }

ann:ends_turn()
ben:ends_turn()
ben:chooses "Energy Daggers"

expect(ann.in_play):is { "Aunt May" }
expect(ben.in_play):is { "The Golden City", "Shuri" }
expect(ben.discard):is { "Energy Daggers" }
ruling {
  en = "One of Ben's own, at his choice. Shuri is an ally and cannot be chosen, and Ann's Aunt May is safe.",
  fr = "L'une des siennes, à son choix. Shuri est une alliée et ne peut pas être choisie ; la Tante May d'Ann ne risque rien.",
}
