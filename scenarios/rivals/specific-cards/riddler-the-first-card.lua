scenario "The Riddler: the opponent keeps to the first card" {
  game     = "rivals",
  question = {
    en = "I play The Riddler and Ben chooses the card that was shown. Is anything put back?",
    fr = "Je joue L'Homme-Mystère et Ben choisit la carte montrée. Remet-on quelque chose ?",
  },
  shows    = { "rivals.amb.riddler" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Guessing Game" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
main_deck:on_top { "Bane", "Superman", "Oracle" }

ann:plays "Guessing Game"
ben:chooses "the first card"
expect(ann.discard):is { "Bane" }
expect(main_deck):top "Superman"
ruling {
  en = "No. The first card is the chosen one, and the next stays where it is, unseen.",
  fr = "Non. La première carte est la carte choisie, et la suivante reste où elle est, sans être vue.",
}
