scenario "A Location whose text says once per turn acts once" {
  game     = "rivals",
  question = {
    en = "My Location says: once per turn, when you play a Hero, you may draw a card. I decline for the first Hero and draw for the second. Do I draw for the third?",
    fr = "Mon Lieu dit : une fois par tour, quand vous jouez un Héros, vous pouvez piocher une carte. Je refuse pour le premier Héros et je pioche pour le second. Est-ce que je pioche pour le troisième ?",
  },
  shows    = { "rivals.location.once-per-turn" },
}
card "Town Hall" { type = "Location", cost = 2, stays = true,
  says = { "Ongoing: once per turn, when you play a Hero, you may draw a card.", "Permanent : une fois par tour, quand vous jouez un Héros, vous pouvez piocher une carte." },
  play = nothing(), after(plays{ type = "Hero" }){ draw(1), optional = true, limit = "turn" } }
card "Passer-by" { type = "Hero", cost = 2, copies = 3, says = { "Nothing.", "Rien." }, play = nothing() }

local ann, ben = players {
  { "Ann", character = "The Joker 9", hand = { "Passer-by", "Passer-by", "Passer-by" }, deck = { "Punch", "Punch" }, discard = {}, in_play = { "Town Hall" } },
  { "Ben", character = "Batman 9" },
}

ann:plays "Passer-by"
ann:declines()
ann:plays "Passer-by"
ann:uses "Town Hall"
expect(ann.hand):is { "Passer-by", "Punch" }
expect(log):has("Town Hall", "is used for this turn", "by", "rivals.location.once-per-turn")
ann:plays "Passer-by"
expect(ann.hand):is { "Punch" }
ruling {
  en = "No. It has had its effect with the second. What you declined did not count.",
  fr = "Non. Il a eu son effet avec le second. Ce que vous avez refusé n'a pas compté.",
}
