scenario "Biomechanical Upgrades where only a Drone is in play" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "The only minion in play is a facedown Drone, which shows no printed hit points. Where do Biomechanical Upgrades go?",
    fr = "Le seul sbire en jeu est un Drone face cachée, qui ne montre aucun point de vie imprimé. Où vont Améliorations Biomécaniques ?",
  },
  shows    = { "mc.card.biomechanical-upgrades", "mc.printed.definition", "mc.grim-rule.worst-for-players" },
  scenario = "ultron", doomsday_chair = 1,
}
local ann = players {
  { "Ann", character = "Iron Man", hand = {}, engaged = { { "Haymaker", facedown = true } }, dealt = { "Biomechanical Upgrades" } },
}
encounter_deck:on_top { "Android Efficiency" }

expect(attachments):is { "Biomechanical Upgrades" }
expect(log):has("Biomechanical Upgrades", "is attached", "by", "mc.grim-rule.worst-for-players")
ruling {
  en = "Onto the Drone: nothing else could bear them, and no rule says that a minion without printed hit points is left out.",
  fr = "Sur le Drone : rien d'autre ne pourrait les porter, et aucune règle n'écarte un sbire sans points de vie imprimés.",
}
