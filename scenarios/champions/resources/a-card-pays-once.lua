scenario "A card that has paid lies on the discard pile" {
  game     = "champions",
  question = { en = "Energy has just paid a part of Webbed Up. May the same card pay the rest? And may Strength pay for nothing, to have it out of my hand?", fr = "Énergie vient de payer une partie de Pris dans la Toile. La même carte peut-elle payer le reste ? Et Force peut-elle ne rien payer, pour quitter ma main ?" },
  shows    = { "mc.resource.by-discarding", "mc.resource.purpose", "mc.cost.resource-cost" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Webbed Up", "Energy", "Genius", "Strength" } },
}
villain { "Rhino I" }

refused(function() ann:pays_with "Strength" end, "mc.resource.purpose")
ann:plays "Webbed Up"
refused(function() ann:pays_with "Webbed Up" end, "mc.resource.by-discarding")
ann:pays_with "Energy"
refused(function() ann:pays_with "Energy" end, "mc.resource.by-discarding")
ann:pays_with "Genius"
refused(function() ann:pays_with "Strength" end, "mc.resource.purpose")
expect(ann.hand):is { "Strength" }

ruling {
  en = "No. A card of your hand is discarded to pay, once, and only while a cost is being paid.",
  fr = "Non. Une carte de votre main est défaussée pour payer, une fois, et seulement pendant un paiement.",
}
