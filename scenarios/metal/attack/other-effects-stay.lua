scenario "What else the card does stays, though all avoid the Attack" {
  game     = "metal",
  question = {
    en = "Everybody avoids my Attack. Do I keep the +2 Power of the card?",
    fr = "Tout le monde évite mon Attaque. Est-ce que je garde le +2 en Puissance de la carte ?",
  },
  shows    = { "metal.attack.other-effects-stay" },
}

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" },                  hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" },  hand = { "Padded Shield" } },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = { "Padded Shield" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Padded Shield"
cy:defends "Padded Shield"
expect(ann.power):is(2)
ruling {
  en = "Yes. A Defense avoids the Attack; the rest of the card is yours.",
  fr = "Oui. Une Défense évite l'Attaque ; le reste de la carte vous reste acquis.",
}
