scenario "Super Heroes are not among the cards you control" {
  game     = "metal",
  question = {
    en = "An effect counts or destroys cards that I control. Are my three Super Heroes among them?",
    fr = "Un effet compte ou détruit des cartes que je contrôle. Mes trois Super-Héros en font-ils partie ?",
  },
  shows    = { "metal.team.not-controlled" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Plastic Man (oversized)", "Aquaman (oversized)" }, hand = { "Punch", "Muster", "Bonfire" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Punch"
ann:plays "Muster"
expect(ann.power):is(3)               -- one of Punch, and two cards that Ann controls
ann:plays "Bonfire"
refused(function() ann:destroys "Cyborg" end, "metal.team.not-controlled")
ann:declines()
ruling {
  en = "No. They are your team; you control the cards that you played and your Ongoing cards.",
  fr = "Non. Ils sont votre équipe ; vous contrôlez les cartes jouées et vos cartes Permanent.",
}
