scenario "A table on which the Character was used already" {
  game     = "rivals",
  question = {
    en = "My Character has an ability once per turn, used before my script begins. How do I say so, and may I still confront?",
    fr = "Mon Personnage a une capacité une fois par tour, utilisée avant le début du script. Comment le dire, et puis-je encore confronter ?",
  },
  shows    = { "rivals.amb.before-announcing" },
}

card "Batman 9" { action{ limit = "turn", draw(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", used_character = true, hand = { "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
refused(function() ann:uses "Batman 9" end, "own.card.batman-9")
refused(function() ann:confronts() end, "rivals.amb.before-announcing")
ann:plays "Punch"
expect(ann.power):is(1)
ruling {
  en = "With used_character = true. It is not used again this turn, and a Confrontation would come too late.",
  fr = "Par used_character = true. Elle ne sert plus ce tour, et une Confrontation viendrait trop tard.",
}
