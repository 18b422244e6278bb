scenario "Losing a hit point bonus can defeat" {
  game     = "champions",
  question = {
    en = "Hydra Mercenary has 3 hit points, 3 more from Genetically Enhanced, and 4 damage. What happens when the attachment goes?",
    fr = "Le Mercenaire d'Hydra a 3 points de vie, 3 de plus par Génétiquement Amélioré, et 4 dégâts. Que se passe-t-il quand l'attachement disparaît ?",
  },
  shows    = { "mc.remaining-hp.zero-defeated", "mc.amb.lost-hit-points-kill", "mc.gain-stat.reverts" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Antidote" }, engaged = { { "Hydra Mercenary", damage = 4, with = { "Genetically Enhanced" } } } },
}

expect(ann.engaged:hit_points "Hydra Mercenary"):is(2)
ann:plays "Antidote"

expect(ann.engaged):is_empty()
expect(encounter_discard):has "Hydra Mercenary"
ruling {
  en = "The minion is defeated: without the bonus its damage exceeds its hit points.",
  fr = "Le sbire est vaincu : sans le bonus, ses dégâts dépassent ses points de vie.",
}
