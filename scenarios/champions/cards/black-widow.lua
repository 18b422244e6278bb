scenario "Black Widow turns a revealed card away" {
  game     = "champions",
  question = {
    en = "A card is revealed. What does Black Widow do with a mental resource?",
    fr = "Une carte est révélée. Que fait Black Widow avec une ressource mentale ?",
  },
  shows    = { "mc.card.black-widow" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Genius" }, in_play = { "Black Widow" }, deck_top = { "Energy", "Strength", "Panther Claws", "The Golden City" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Stampede", "Charge" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:declines()                                   -- nobody defends
ann:uses "Black Widow"
expect(ann.in_play:exhausted "Black Widow"):is(1)
expect(ann.discard):is { "Genius" }
expect(encounter_discard):is { "Stampede", "Hard to Keep Down" }
expect(ann.identity:stunned "Black Panther"):is(0)
expect(attachments):is { "Charge" }
ruling {
  en = "She exhausts, and the card is discarded without any effect. Another card is revealed in its place.",
  fr = "Elle s'incline, et la carte est défaussée sans aucun effet. Une autre carte est révélée à sa place.",
}
