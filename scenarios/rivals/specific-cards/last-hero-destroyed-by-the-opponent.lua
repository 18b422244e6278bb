scenario "Killer Croc: the opponent destroys the last Hero" {
  game     = "rivals",
  question = {
    en = "In my Confrontation my opponent's Defense destroys the last Hero of the Line-Up. Does Killer Croc pay for that?",
    fr = "Pendant ma Confrontation, la Défense de mon adversaire détruit le dernier Héros de la réserve. Killer Croc paie-t-il pour cela ?",
  },
  shows    = { "rivals.amb.leaving-otherwise" },
}

card "Killer Croc" { play = { power(2), when(confronting){ once_gone(each{ line_up, type = "Hero" }){ power(1) } } } }
card "Two-Face" { play = { power(2), attack(each_foe){ foe:gain_weakness(1) } } }
card "Insanity" { play = power(1), defense = { destroy(one{ line_up, type = "Hero" }) } }

local ann, ben = players {
  { "Ann", character = "The Joker 9", hand = { "Killer Croc", "Two-Face" } },
  { "Ben", character = "Batman 9",    hand = { "Insanity" } },
}
line_up { "Robin", "Joy Buzzer", "Clayface", "Batmobile", "Bane" }

ann:confronts()
ann:plays "Killer Croc"
ann:plays "Two-Face"
ben:defends "Insanity"
expect(ann.power):is(5)
ruling {
  en = "By our reading, yes: what counts is that no Hero is left, whoever has destroyed the last one.",
  fr = "Selon notre lecture, oui : ce qui compte est qu'il n'y a plus de Héros, peu importe qui a détruit le dernier.",
}
