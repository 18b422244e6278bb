scenario "Make the Call with three allies in play" {
  game     = "champions",
  question = {
    en = "I control three allies. May I call a fourth with Make the Call, and what becomes of the limit?",
    fr = "Je contrôle trois alliés. Puis-je en appeler un quatrième avec Appel de détresse, et que devient la limite ?",
  },
  shows    = { "mc.amb.ally-limit-overflow", "mc.card.make-the-call", "mc.ally-limit.three" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy Absorption", "Nick Fury" }, in_play = { "Vision", "Hawkeye", "Mockingbird" }, discard = { "Maria Hill" }, deck_top = { "Energy" } },
}
villain { { "Rhino I", damage = 0 } }

refused(function() ann:plays "Nick Fury" end, "mc.ally-limit.three")
ann:plays "Make the Call"
ann:pays_with "Energy Absorption"
expect(ann):must_choose { "discards Vision", "discards Hawkeye", "discards Mockingbird", "discards Maria Hill" }
ann:discards "Hawkeye"
ann:uses "Maria Hill"
expect(ann.in_play):is { "Vision", "Mockingbird", "Maria Hill" }
expect(ann.hand):is { "Nick Fury", "Energy" }         -- Maria Hill entered play
expect(ann.discard):has "Hawkeye"
ruling {
  en = "Yes. The limit forbids to play a fourth ally, but this one is put into play; you then discard one of the four at once, whichever you choose.",
  fr = "Oui. La limite interdit de jouer un quatrième allié, mais celui-ci est mis en jeu ; vous défaussez alors aussitôt l'un des quatre, à votre choix.",
}
