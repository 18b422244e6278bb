scenario "A Defense protects its user only" {
  game     = "metal",
  question = {
    en = "Ben defends against an Attack on all of us. Is Cy safe, too?",
    fr = "Ben se défend contre une Attaque qui nous vise tous. Cy est-il protégé aussi ?",
  },
  shows    = { "metal.attack.only-self", "metal.attack.hits-undefended" },
}

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" },                  hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" },  hand = { "Padded Shield" } },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = { "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Padded Shield"
expect(ben.discard):has_no "Weakness"
expect(cy.discard):is { "Weakness" }
ruling {
  en = "No. Ben cancels the Attack for himself; Cy is hit.",
  fr = "Non. Ben annule l'Attaque pour lui seul ; Cy est touché.",
}
