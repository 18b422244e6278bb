scenario "An eliminated identity is gone, and its Nemesis set stays aside" {
  game     = "champions",
  question = {
    en = "Ann is eliminated. Where do her identity, her hand and her set-aside Nemesis cards go?",
    fr = "Ann est éliminée. Que deviennent son identité, sa main et ses cartes Némésis mises de côté ?",
  },
  shows    = { "mc.amb.eliminated-identity" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = { "Energy" }, in_play = { "Focused Rage" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }

ann:uses "Focused Rage"

expect(removed):has "She-Hulk"
expect(ann.identity):is_empty()
expect(ann.discard):has "Energy"
expect(ann.nemesis):has "Titania"
expect(ben):is_on_turn()
ruling {
  en = "The identity is removed from the game, her cards go to the discard piles, and the Nemesis set stays aside for good.",
  fr = "L'identité est retirée de la partie, ses cartes vont dans les défausses, et le set Némésis reste de côté pour de bon.",
}
