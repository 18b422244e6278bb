scenario "The played card comes before what it triggers" {
  game     = "metal",
  question = {
    en = "I play a Hero that draws, and my Location draws for a Hero. Which draw is first?",
    fr = "Je joue un Héros qui fait piocher, et mon Lieu fait piocher pour un Héros. Quelle pioche est la première ?",
  },
  shows    = { "metal.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Quick Friend" }, in_play = { "Practice Yard" }, deck = { "Vulnerability", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Quick Friend"
expect(log:last_move()):in_order {
  { ann, "draws", "Vulnerability", "by", "metal.play.resolve-at-once" },
  { ann, "draws", "Punch", "by", "metal.location.draw" },
}
ruling {
  en = "That of the card that you played; then what it has triggered.",
  fr = "Celle de la carte jouée ; puis ce qu'elle a déclenché.",
}
