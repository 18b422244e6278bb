scenario "An eliminated player's cards go to their owners" {
  game     = "champions",
  question = {
    en = "I gave my Combat Training to Ben, and now Ben is eliminated. In whose discard pile does it end up?",
    fr = "J'ai donné mon Entraînement au Combat à Ben, et Ben vient d'être éliminé. Dans quelle défausse va cette carte ?",
  },
  shows    = { "mc.elimination.cards-discarded" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Combat Training", "Energy" } },
  { "Ben", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Focused Rage" } },
}
villain { "Rhino I" }

ann:plays "Combat Training"
ann:chooses "Ben"
expect(ben.in_play):has "Combat Training"
ann:asks "Ben"
ben:uses "Focused Rage"                                     -- its cost is 1 damage to She-Hulk

expect(ann.discard):is { "Combat Training", "Energy" }
expect(ben.discard):has "Focused Rage"
expect(ben.discard):has_no "Combat Training"
ruling {
  en = "In yours. Whatever an eliminated player held goes to the discard pile of the card's owner.",
  fr = "Dans la vôtre. Tout ce qu'avait un joueur éliminé va dans la défausse du propriétaire de la carte.",
}
