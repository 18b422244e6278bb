scenario "Indirect damage is split among one's characters" {
  game     = "champions",
  question = { en = "I am dealt 3 indirect damage. My ally has 1 hit point left. May I put all 3 on the ally?", fr = "Je reçois 3 dégâts indirects. Il reste 1 point de vie à mon allié. Puis-je mettre les 3 sur lui ?" },
  shows    = { "mc.indirect-damage.spread", "mc.indirect-damage.cap" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, in_play = { { "Mockingbird", damage = 2 }, "Jessica Jones" }, dealt = { "Shower" }, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Web-Shooter" } },
  { "Ben", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Inspired", "Cosmic Flight" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
expect(ann):must_choose { "chooses Peter Parker", "chooses Mockingbird", "chooses Jessica Jones" }
ann:chooses "Mockingbird"
refused(function() ann:chooses "Mockingbird" end, "mc.indirect-damage.cap")
ann:chooses "Peter Parker"
ann:chooses "Peter Parker"
expect(ann.in_play):is { "Jessica Jones" }
expect(ann.identity:damage "Peter Parker"):is(2)

ruling {
  en = "No. You split it as you like among the characters you control, but none may be given more than would defeat it: 1 on that ally, the rest elsewhere.",
  fr = "Non. Vous le répartissez à votre gré entre les personnages que vous contrôlez, mais aucun ne peut en recevoir plus que ce qui le vaincrait : 1 sur cet allié, le reste ailleurs.",
}
