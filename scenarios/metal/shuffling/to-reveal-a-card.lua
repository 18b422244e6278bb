scenario "A card that must be revealed makes the draw pile anew" {
  game     = "metal",
  question = {
    en = "My draw pile is empty and I must reveal its top card. What happens?",
    fr = "Ma pioche est vide et je dois révéler sa première carte. Que se passe-t-il ?",
  },
  shows    = { "metal.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Turned Page" }, deck = {}, discard = { "Steel" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Turned Page"
expect(ann.deck):is { "Steel" }
expect(ann.discard):is_empty()
ruling {
  en = "Your discard pile is shuffled into a new draw pile, and its top card revealed.",
  fr = "On mélange votre défausse, qui devient la pioche, et on révèle sa première carte.",
}
