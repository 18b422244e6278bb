scenario "Paying more for the sake of a type" {
  game     = "champions",
  question = { en = "Energy pays the whole 2 of For Justice! May I pay a mental resource on top for its bonus, and what becomes of what was too much?", fr = "Énergie paie les 2 de Pour la Justice ! Puis-je ajouter une ressource mentale pour son bonus, et que devient le surplus ?" },
  shows    = { "mc.cost.may-overpay", "mc.cost.excess-lost" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "For Justice!", "Energy", "Enhanced Spider-Sense", "Web-Shooter" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 6 } }

ann:plays "For Justice!"
ann:pays_with "Energy"
ann:pays_with "Enhanced Spider-Sense"
expect(main_scheme:threat "The Break-In!"):is(2)
refused(function() ann:plays "Web-Shooter" end, "mc.cost.resource-cost")

ruling {
  en = "You may, and 4 threat is removed instead of 3. The resource beyond the cost is lost: it does not pay for Web-Shooter.",
  fr = "Oui, et 4 menaces sont retirées au lieu de 3. La ressource en trop est perdue : elle ne paie pas le Lance-toile.",
}
