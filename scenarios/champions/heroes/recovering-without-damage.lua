scenario "No recovery without damage" {
  game     = "champions",
  question = {
    en = "Peter Parker has all his hit points. May I exhaust him to recover anyway?",
    fr = "Peter Parker a tous ses points de vie. Puis-je l'incliner pour récupérer tout de même ?",
  },
  shows    = { "mc.cost.no-cost-without-effect" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {} },
}
villain { "Rhino I" }

expect(ann):may_not "recovers"
refused(function() ann:recovers() end, "mc.cost.no-cost-without-effect")
expect(ann.identity):has "Peter Parker"
ruling {
  en = "No. Exhausting him is what recovery costs, and a cost cannot be paid for an effect that would change nothing.",
  fr = "Non. L'incliner est le coût de la récupération, et aucun coût ne peut être payé pour un effet qui ne changerait rien.",
}
