scenario "What is paid too much is lost" {
  game     = "champions",
  question = { en = "I pay the 1 of Interrogation Room with Strength, which makes two. May the second resource go into Web-Shooter?", fr = "Je paie le 1 de la Salle d'Interrogatoire avec Force, qui en donne deux. La seconde peut-elle servir au Lance-toile ?" },
  shows    = { "mc.cost.may-overpay", "mc.cost.excess-lost" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Interrogation Room", "Strength", "Web-Shooter" } },
}
villain { "Rhino I" }

ann:plays "Interrogation Room"
ann:pays_with "Strength"
expect(ann.in_play):is { "Interrogation Room" }
refused(function() ann:plays "Web-Shooter" end, "mc.cost.resource-cost")
expect(ann.hand):is { "Web-Shooter" }

ruling {
  en = "You may pay more than the cost, but what is left over is lost at once. Web-Shooter needs a payment of its own.",
  fr = "Vous pouvez payer plus que le coût, mais le surplus est aussitôt perdu. Le Lance-toile demande son propre paiement.",
}
