scenario "Only those who are hit are counted" {
  game     = "metal",
  question = {
    en = "My card gives +1 Power for each player hit. Ben defends, Cy does not: how much?",
    fr = "Ma carte donne +1 en Puissance par joueur touché. Ben se défend, Cy non : combien ?",
  },
  shows    = { "metal.attack.counts-hits" },
}

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" },                  hand = { "Straw Volley" } },
  { "Ben", team = { "Hal Jordan (oversized)" },  hand = { "Padded Shield" } },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = { "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Straw Volley"
ben:defends "Padded Shield"
expect(ann.power):is(1)
ruling {
  en = "One: whoever avoided the Attack was not hit.",
  fr = "Un : qui a évité l'Attaque n'a pas été touché.",
}
