scenario "A Super Hero is called by the name alone where only Super Heroes lie" {
  game     = "metal",
  question = {
    en = "The Flash lies third in the pile of available Super Heroes. May I recruit him now?",
    fr = "Flash est troisième dans la pile des Super-Héros disponibles. Puis-je le recruter maintenant ?",
  },
  shows    = { "metal.recruit.top-two" },
}
card "Phone Tree" { type = "Super Power", cost = 2, copies = 2,
  says = { "Recruit a Super Hero.", "Recrutez un Super-Héros." }, play = { recruit() } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" },     hand = { "Phone Tree", "Phone Tree" } },
  { "Ben", team = { "Hal Jordan" } },
}
captured { "Batman" }
available { "Aquaman", "Plastic Man", "The Flash" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

expect(ben.team):is { "Hal Jordan" }
ann:plays "Phone Tree"
refused(function() ann:chooses "The Flash" end, "metal.recruit.top-two")
ann:chooses "Aquaman"
expect(available):in_order { "The Flash", "Plastic Man" }
ann:plays "Phone Tree"
ann:chooses "The Flash"
expect(ann.team):is { "Cyborg", "Aquaman", "The Flash" }
expect(available):is { "Plastic Man" }
ruling {
  en = "No: you choose between the top two. The other of them goes to the bottom, and The Flash is next.",
  fr = "Non : vous choisissez parmi les deux du dessus. L'autre passe au-dessous, et Flash est le suivant.",
}
