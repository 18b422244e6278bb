scenario "Who reveals a treachery resolves it" {
  game     = "champions",
  question = {
    en = "Ben reveals Caught Off Guard. Whose upgrade or support is lost?",
    fr = "Ben révèle Pris par Surprise. De qui perd-on une amélioration ou un soutien ?",
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
ann:chooses "Energy Daggers"                         -- the first player picks among them

expect(ann.in_play):is { "Aunt May" }
expect(ben.in_play):is { "The Golden City", "Shuri" }
expect(ben.discard):is { "Energy Daggers" }
ruling {
  en = "One of Ben's, who has revealed it. Shuri is an ally and cannot be picked, and Ann's Aunt May is safe, though Ann, the first player, picks.",
  fr = "L'une des cartes de Ben, qui l'a révélée. Shuri est une alliée et ne peut pas être désignée ; la Tante May d'Ann ne risque rien, bien que ce soit Ann, première joueuse, qui désigne.",
}
