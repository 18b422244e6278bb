card "Twin Shop" { game = "champions", type = "support", aspect = "basic", cost = 0, copies = 2, makes = "energy",
  says = "It deals the villain 2 damage, or makes a wild resource.",
  action{ cost = exhaust(this), damage(2, villain) }, resource{ cost = exhaust(this), makes = "wild" } }

scenario "A support with an action and a Resource ability" {
  game     = "champions",
  question = {
    en = "A support of our own has an Action and a Resource ability. May I use its Action in my turn, and its resource while I pay?",
    fr = "Un soutien à nous a une Action et une capacité Ressource. Puis-je utiliser son Action à mon tour, et sa ressource quand je paie ?",
  },
  shows    = { "mc.action.own-turn", "mc.resource-ability.while-paying" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Haymaker", "Genius" }, in_play = { "Twin Shop", "Twin Shop" } },
}
villain { "Rhino I" }

ann:uses "Twin Shop"
expect(villain:damage "Rhino I"):is(2)
ann:plays "Uppercut"
ann:uses "Twin Shop"                    -- the other one, for its resource
ann:pays_with "Genius"
expect(villain:damage "Rhino I"):is(7)
expect(ann.hand):is { "Haymaker" }
ruling {
  en = "Yes, either: the Action when you take a turn, the Resource ability while you pay a cost. Exhausted, it does neither.",
  fr = "Oui, l'une ou l'autre : l'Action pendant votre tour, la capacité Ressource pendant que vous payez un coût. Incliné, il ne fait ni l'une ni l'autre.",
}
