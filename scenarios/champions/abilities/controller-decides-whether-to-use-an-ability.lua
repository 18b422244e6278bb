scenario "Whoever controls a card decides whether to use it" {
  game     = "champions",
  question = {
    en = "Threat is about to be placed and Jennifer Walters, whom Ben plays, could prevent 1 of it. I am the first player: may I decide that for him?",
    fr = "De la menace va être placée et Jennifer Walters, jouée par Ben, pourrait en prévenir 1. Je suis le premier joueur : puis-je en décider à sa place ?",
  },
  shows    = { "mc.ability.controller-decides", "mc.ability.optional-kinds" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Leadership", "The Power of Leadership", "Inspired" } },
  { "Ben", character = "Jennifer Walters", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression", "The Power of Aggression", "Haymaker" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Shocker" }

ann:ends_turn()
ben:ends_turn()
refused(function() ann:uses "Jennifer Walters" end, "mc.ability.controller-decides")
expect(ben):must_choose { "uses Jennifer Walters", "declines" }
ben:uses "Jennifer Walters"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "No. Being the first player does not matter: only Ben, who controls her, decides whether and when to use her ability.",
  fr = "Non. Peu importe qui est le premier joueur : seul Ben, qui la contrôle, décide s'il utilise sa capacité, et quand.",
}
