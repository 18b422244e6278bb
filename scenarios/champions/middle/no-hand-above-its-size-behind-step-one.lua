scenario "Too large a hand does not outlast step one" {
  game     = "champions",
  at       = "end of the player phase, step 2",
  question = {
    en = "She-Hulk has five cards in hand as everybody is about to draw. Is that a situation of the game?",
    fr = "Miss Hulk a cinq cartes en main au moment où tout le monde va piocher. Cette situation existe-t-elle ?",
  },
  shows    = { "mc.end-player-phase.1-must-discard" },
}
local ann = players { { "Ann", character = "She-Hulk", hand = { "Energy", "Genius", "Strength", "Haymaker", "Ground Stomp" } } }
refused(function() begin() end, "mc.end-player-phase.1-must-discard")
ruling {
  en = "No. Her hand size is four, and in the step before she had to discard what was above it.",
  fr = "Non. Sa taille de main est de quatre, et à l'étape précédente elle a dû défausser ce qui dépassait.",
}
