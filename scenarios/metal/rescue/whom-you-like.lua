scenario "You choose among all who are Captured" {
  game     = "metal",
  question = {
    en = "Batman, a Super Hero of mine and one of Ben's are Captured. Whom may I rescue, and does Ben get his back?",
    fr = "Batman, un de mes Super-Héros et un de Ben sont Capturés. Qui puis-je libérer, et Ben récupère-t-il le sien ?",
  },
  shows    = { "metal.rescue.choose-any", "metal.rescue.on-defeat" },
}

local ann, ben = players {
  { "Ann", team = { "Wonder Woman (oversized)" }, hand = {}, power = 9, deck = { "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)" } },
}
captured { "Batman", "Cyborg", "Hal Jordan (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:defeats "Plaster Tyrant"
expect(ann):must_choose { "chooses Batman", "chooses Cyborg", "chooses Hal Jordan (oversized)" }
ann:chooses "Hal Jordan (oversized)"
expect(ann.team):is { "Wonder Woman (oversized)", "Hal Jordan (oversized)" }
expect(captured):is { "Batman", "Cyborg" }
expect(ben.team):is { "Plastic Man (oversized)" }
ruling {
  en = "Any of the three, whoever lost them. He is in your team then, and the others stay under the tile.",
  fr = "N'importe lequel des trois, peu importe qui l'a perdu. Il est alors dans votre équipe, et les autres restent sous la tuile.",
}
