scenario "A change of control without an end lasts" {
  game     = "champions",
  question = {
    en = "Handover gave Ben my Jessica Jones and names no end. Does she come back to me when the round is over?",
    fr = "Passation a donné ma Jessica Jones à Ben, sans préciser de durée. Me revient-elle à la fin du round ?",
  },
  shows    = { "mc.ownership.persists" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "Handover" }, in_play = { "Jessica Jones" }, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Aunt May" } },
  { "Ben", character = "Jennifer Walters", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Gamma Slam", "Split Personality" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary" }

ann:plays "Handover"
ann:ends_turn()
ben:ends_turn()
ben:declines()
ben:declines()
expect(game.round):is(2)
expect(ben.in_play):is { "Jessica Jones" }
refused(function() ann:thwarts_with "Jessica Jones" end, "mc.player-turn.use-ally")
expect(ben):is_on_turn()
ruling {
  en = "No. She stays with Ben as long as she is in play.",
  fr = "Non. Elle reste chez Ben tant qu'elle est en jeu.",
}
