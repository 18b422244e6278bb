scenario "Paying with another player's Resource ability" {
  game     = "champions",
  question = {
    en = "I am She-Hulk and pay for Gamma Slam. May I, or may Ben, use the Web-Shooter in front of Ben for a resource?",
    fr = "Je suis Miss Hulk et je paie Frappe Gamma. Puis-je utiliser le Lance-toile devant Ben pour une ressource, ou Ben le peut-il ?",
  },
  shows    = { "mc.cost.own-cards-only", "mc.resource-ability.while-paying" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 4 } }, hand = { "Gamma Slam", "Energy", "Genius", "Strength" } },
  { "Ben", character = "Spider-Man", hand = {}, in_play = { { "Web-Shooter", counters = 3 } } },
}
villain { "Rhino I" }

ann:plays "Gamma Slam"
ann:pays_with "Energy"
refused(function() ann:uses "Web-Shooter" end, "mc.cost.own-cards-only")
refused(function() ben:uses "Web-Shooter" end, "mc.resource-ability.while-paying")
ann:pays_with "Genius"
expect(villain:damage "Rhino"):is(4)
expect(ben.in_play:counters "Web-Shooter"):is(3)
ruling {
  en = "Neither. A cost is paid with cards and abilities that the one who pays controls, and a Resource ability serves its controller's own payments only.",
  fr = "Ni l'un ni l'autre. Un coût se paie avec des cartes et des capacités que contrôle celui qui paie, et une capacité Ressource ne sert qu'aux paiements de son contrôleur.",
}
