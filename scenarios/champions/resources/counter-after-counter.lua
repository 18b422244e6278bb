card "Mint" { game = "champions", type = "support", aspect = "basic", cost = 0, uses = 3, makes = "energy",
  says = "Each of its counters is worth a wild resource.",
  resource{ cost = spend_counters(1), makes = "wild" } }

scenario "A Resource ability that takes counters is used again for the same cost" {
  game     = "champions",
  question = {
    en = "A support of our own makes a wild resource for each counter that I take off it. May all three of its counters pay for Uppercut?",
    fr = "Un soutien à nous produit une ressource Sauvage pour chaque marqueur que j'en retire. Ses trois marqueurs peuvent-ils payer Uppercut ?",
  },
  shows    = { "mc.resource-ability.while-paying", "mc.initiation.2-cost" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut" }, in_play = { { "Mint", counters = 3 } } },
}
villain { "Rhino I" }

ann:plays "Uppercut"
ann:uses "Mint"
ann:uses "Mint"
ann:uses "Mint"
expect(villain:damage "Rhino I"):is(5)
expect(ann.discard):has "Mint"
ruling {
  en = "Yes. Nothing limits it to once, and without exhausting it can be used as long as it has counters.",
  fr = "Oui. Rien ne la limite à une fois, et, comme elle ne s'incline pas, on l'utilise tant qu'il reste des marqueurs.",
}
