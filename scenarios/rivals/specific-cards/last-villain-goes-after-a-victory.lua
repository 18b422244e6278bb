scenario "A text of the Confrontation that still waits ends with it" {
  game     = "rivals",
  question = {
    en = "During my Confrontation a card of mine waits for the last Villain of the Line-Up to go. I win, and he goes at the end of my turn. Do I draw?",
    fr = "Pendant ma Confrontation, une de mes cartes attend que le dernier Vilain de la réserve parte. Je gagne, et il part à la fin de mon tour. Est-ce que je pioche ?",
  },
  shows    = { "rivals.confront.during-text", "rivals.amb.steps-after-winning" },
}
card "Night Shift" { type = "Location", cost = 3, stays = true,
  says = { "Ongoing: at the end of your turn destroy a card of the Line-Up.", "Permanent : à la fin de votre tour, détruisez une carte de la réserve." },
  play = nothing(), after(ends{}){ destroy(one{ line_up }) } }
card "Patient Hero" { type = "Hero", cost = 3,
  says = { "During a Confrontation: once this turn, as soon as the Line-Up has no Villain, draw a card.",
    "Pendant une Confrontation : une fois ce tour, dès que la réserve n'a plus de Vilain, piochez une carte." },
  play = when(confronting){ once_gone(each{ line_up, type = "Villain" }){ draw(1) } } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Patient Hero" }, power = 9, in_play = { "Night Shift" } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Robin", "Bane", "Batarang", "Oracle", "Insanity" }

ann:confronts()
ann:plays "Patient Hero"
ann:hands_over()
ann:destroys "Bane"
expect(log):has("Patient Hero", "has no further effect", "by", "rivals.amb.steps-after-winning")
expect(ann.hand):count(5)
ruling {
  en = "No. The Confrontation is over with your victory, and its texts no longer apply.",
  fr = "Non. La Confrontation est finie avec votre victoire, et ses textes n'agissent plus.",
}
