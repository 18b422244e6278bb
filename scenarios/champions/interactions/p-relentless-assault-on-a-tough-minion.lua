scenario "Relentless Assault against a tough minion" {
  game     = "champions",
  question = {
    en = "I pay Relentless Assault with physical resources for Overkill, and hit a tough Sandman. Does the excess reach Rhino?",
    fr = "Je paie Assaut Implacable avec des ressources physiques pour Déferlement, et je frappe un Homme-Sable tenace. L'excédent atteint-il Rhino ?",
  },
  shows    = { "mc.card.relentless-assault", "mc.amb.tough-and-overkill", "mc.status.tough" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Relentless Assault", "Strength" }, engaged = { { "Sandman", damage = 3, tough = true } } },
}
villain { "Rhino I" }

ann:plays "Relentless Assault"

expect(ann.engaged:tough "Sandman"):is(0)
expect(ann.engaged:damage "Sandman"):is(3)
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. Tough prevents the whole damage, so there is no excess.",
  fr = "Non. Tenace prévient tous les dégâts, il n'y a donc pas d'excédent.",
}
