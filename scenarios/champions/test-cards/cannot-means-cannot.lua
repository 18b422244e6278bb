scenario "Cannot is absolute" {
  game     = "champions",
  question = {
    en = "Threat cannot be removed from Vault. For Justice! removes 3 threat from a scheme of my choice: may I choose Vault?",
    fr = "On ne peut pas retirer de menace de Coffre. Pour la Justice ! en retire 3 d'une manigance de mon choix : puis-je choisir Coffre ?",
  },
  shows    = { "mc.cannot.absolute" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "For Justice!", "Energy", "Strength" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
side_schemes { { "Vault", threat = 3 }, { "Breakin' & Takin'", threat = 2 } }

ann:thwarts_with "Spider-Man"
refused(function() ann:chooses "Vault" end, "mc.cannot.absolute")
ann:chooses "The Break-In!"
ann:plays "For Justice!"
ann:pays_with "Energy"
refused(function() ann:chooses "Vault" end, "mc.cannot.absolute")
expect(ann):must_choose { "chooses The Break-In! 1B", "chooses Breakin' & Takin'" }
ann:chooses "Breakin' & Takin'"
expect(side_schemes:threat "Vault"):is(3)
ruling {
  en = "No. Where a card says cannot, no other card makes it possible, neither a thwart nor an event.",
  fr = "Non. Quand une carte dit « ne peut pas », aucune autre ne le rend possible, ni un contre ni un événement.",
}
