scenario "What a turn does not offer" {
  game     = "champions",
  question = { en = "In my turn, may I discard a card I do not want, choose an enemy for nothing, ask myself for help, or pass on a question nobody has put?", fr = "Pendant mon tour, puis-je défausser une carte dont je ne veux pas, choisir un ennemi pour rien, me demander de l'aide, ou renoncer sans qu'on me demande rien ?" },
  shows    = { "mc.end-player-phase.1-may-discard", "mc.choose.choice-required", "mc.player-turn.ask-other", "mc.may.optional" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Strength" } },
  { "Ben", character = "Black Panther", hand = { "Genius" } },
}
villain { "Rhino I" }

refused(function() ann:discards "Strength" end, "mc.end-player-phase.1-may-discard")
refused(function() ann:chooses "Rhino I" end, "mc.choose.choice-required")
refused(function() ann:asks(ann) end, "mc.player-turn.ask-other")
refused(function() ann:asks(ben) end, "mc.player-turn.ask-other")       -- he has nothing to do that is an Action
refused(function() ann:declines() end, "mc.may.optional")
expect(ann.hand):is { "Strength" }

ruling {
  en = "No. Cards are discarded at the end of the player phase, choices are made while something is resolved, and only other players who have an Action can be asked.",
  fr = "Non. On défausse à la fin de la phase des joueurs, on choisit pendant que quelque chose se résout, et l'on ne demande qu'aux autres joueurs qui ont une Action.",
}
