scenario "Belle Reve in play" {
  game     = "forever-evil",
  question = {
    en = "Which cards make Belle Reve give Power?",
    fr = "Pour quelles cartes Belle Reve donne-t-elle de la Puissance ?",
  },
  shows    = { "fe.card.belle-reve" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Man-Bat", "Stargirl" }, in_play = { "Belle Reve" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Man-Bat"
expect(ann.power):is(3)
ann:plays "Stargirl"

expect(ann.power):is(5)

ruling {
  en = "Villains: Power +1 for each that you play, beside the Power it gives itself.",
  fr = "Les Vilains : +1 en Puissance pour chacun que vous jouez, en plus de la Puissance qu'il donne lui-même.",
}
