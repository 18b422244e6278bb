scenario "Relentless Assault without a physical resource loses the rest" {
  game     = "champions",
  question = {
    en = "I pay for Relentless Assault with Energy and defeat a Hydra Mercenary. Is Rhino hurt?",
    fr = "Je paie Assaut Implacable avec Énergie et vaincs un Mercenaire d'Hydra. Rhino est-il blessé ?",
  },
  shows    = { "mc.card.relentless-assault", "mc.card.energy" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Relentless Assault", "Energy" }, engaged = { "Hydra Mercenary" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Relentless Assault"
expect(ann.engaged):is_empty()
expect(villain:damage "Rhino I"):is(0)
ruling {
  en = "No. Without a physical resource there is no overkill, and the excess damage is lost.",
  fr = "Non. Sans ressource physique, pas de Déferlement : les dégâts en trop sont perdus.",
}
