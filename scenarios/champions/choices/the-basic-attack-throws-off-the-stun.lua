scenario "Stunned: the basic attack first, or Uppercut first" {
  game     = "champions",
  question = {
    en = "She-Hulk is Stunned, ready, and I can pay for Uppercut. In which order do Uppercut and her basic attack do the most damage?",
    fr = "Miss Hulk est Sonnée, prête, et je peux payer Uppercut. Dans quel ordre Uppercut et son attaque de base font-ils le plus de dégâts ?",
  },
  shows    = { "mc.status.stunned-friendly", "mc.status.stunned-costs" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", stunned = true } }, hand = { "Uppercut", "Energy", "Gamma Slam" } },
}
villain { "Rhino I" }

what_if("Uppercut comes first", function()
  ann:plays "Uppercut"
  ann:pays_with "Energy"
  expect(ann.identity:stunned "She-Hulk"):is(0)
  ann:attacks_with "She-Hulk"
  expect(villain:damage "Rhino"):is(3)
end)
ann:attacks_with "She-Hulk"
expect(ann.identity:stunned "She-Hulk"):is(0)
expect(ann.identity:exhausted "She-Hulk"):is(1)
ann:plays "Uppercut"
ann:pays_with "Energy"
expect(villain:damage "Rhino"):is(5)

ruling {
  en = "The basic attack first: it is the one that is lost with the Stunned card, and Uppercut then does its 5. The other way round the 5 are lost, and she does 3.",
  fr = "L'attaque de base d'abord : c'est elle qui se perd avec la carte Sonné, et Uppercut fait ensuite ses 5. Dans l'autre sens, on perd les 5, et elle en fait 3.",
}
