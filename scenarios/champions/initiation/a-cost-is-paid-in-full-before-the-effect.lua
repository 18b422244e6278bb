scenario "The whole cost is paid before an event does anything" {
  game     = "champions",
  question = {
    en = "Uppercut costs 3. May I spend two resources now and the third after seeing what the attack does?",
    fr = "Uppercut coûte 3. Puis-je dépenser deux ressources maintenant et la troisième après avoir vu l'effet de l'attaque ?",
  },
  shows    = { "mc.initiation.4-pay" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Energy", "Haymaker", "Tigra" } },
}
villain { "Rhino I" }

ann:plays "Uppercut"
ann:pays_with "Energy"
expect(ann):must_choose { "pays with Haymaker", "pays with Tigra" }
expect(villain:damage "Rhino"):is(0)
ann:pays_with "Haymaker"

expect(villain:damage "Rhino"):is(5)
expect(ann.hand):is { "Tigra" }
ruling {
  en = "No. Three resources are generated and spent first: Energy for two and Haymaker for one. Only then does Rhino take 5 damage.",
  fr = "Non. Trois ressources sont d'abord générées et dépensées : deux par Énergie, une par Haymaker. Ce n'est qu'ensuite que Rhino subit 5 dégâts.",
}
