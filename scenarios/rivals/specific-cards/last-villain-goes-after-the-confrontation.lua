scenario "The last Villain of the Line-Up leaves when the Confrontation has failed" {
  game     = "rivals",
  question = {
    en = "My Confrontation has failed. At the end of my turn my Location destroys the last Villain of the Line-Up. Does Black Canary act now?",
    fr = "Ma Confrontation a échoué. À la fin de mon tour, mon Lieu détruit le dernier Vilain de la réserve. Black Canary agit-elle alors ?",
  },
  shows    = { "rivals.confront.during-text", "rivals.amb.failed-confrontation" },
}
card "Night Shift" { type = "Location", cost = 3, stays = true,
  play = nothing(), after(ends{}){ destroy(one{ line_up }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Yellow Whistle" }, power = 5, in_play = { "Night Shift" } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Robin", "Bane", "Batarang", "Oracle", "Insanity" }

ann:confronts()
ann:plays "Yellow Whistle"
ann:hands_over()
ann:destroys "Bane"
expect(log):in_order {
  { "Yellow Whistle", "has no effect so far" },
  { "the Confrontation fails" },
  { ann, "destroys", "Bane" },
  { "Yellow Whistle", "has no further effect", "by", "rivals.confront.during-text" },
}
ruling {
  en = "No. What she adds is for a Confrontation, and that is over.",
  fr = "Non. Ce qu'elle ajoute vaut pour une Confrontation, et celle-ci est finie.",
}
