scenario "Everybody is dealt a card before the first one is revealed" {
  game     = "champions",
  question = {
    en = "Do we reveal each encounter card as soon as it is dealt, or are all of them dealt first?",
    fr = "Révèle-t-on chaque carte Rencontre dès qu'elle est attribuée, ou les attribue-t-on toutes d'abord ?",
  },
  shows    = { "mc.round.7-deal", "mc.round.8-reveal" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {} },
  { "Ben", character = "Peter Parker", hand = {} },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Advance", "Hydra Bomber", "Hard to Keep Down" }

ann:ends_turn()
ben:ends_turn()
expect(ann.dealt):is_empty()                     -- Rhino attacks Ann: nothing has been dealt yet
ann:declines()
expect(ann):must_choose { "chooses damage", "chooses threat" }
expect(ann.dealt):is_empty()                     -- the Bomber is revealed
expect(ben.dealt):count(1)                       -- Ben's card is still facedown
ann:chooses "threat"
expect(ben.dealt):is_empty()
expect(villain:damage "Rhino"):is(0)             -- Ben's card was Hard to Keep Down
ruling {
  en = "All are dealt first, facedown, one to each player. Only then are they revealed and resolved, in player order.",
  fr = "On les attribue toutes d'abord, face cachée, une par joueur. Ensuite seulement on les révèle et on les résout, dans l'ordre des joueurs.",
}
