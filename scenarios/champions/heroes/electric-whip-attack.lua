scenario "Electric Whip Attack: damage, or an upgrade" {
  game     = "champions",
  question = {
    en = "Iron Man controls three upgrades when Electric Whip Attack is revealed. What may he choose?",
    fr = "Iron Man contrôle trois améliorations quand Attaque au Fouet Électrique est révélée. Que peut-il choisir ?",
  },
  shows    = { "mc.card.electric-whip-attack" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius", "Strength" }, in_play = { "Mark V Helmet", "Arc Reactor", "Powered Gauntlets" }, nemesis = {} },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Electric Whip Attack" }

ann:ends_turn()
ann:declines "discards"
ann:chooses "damage"

expect(ann.identity:damage "Iron Man"):is(3)
expect(ann.in_play):is { "Mark V Helmet", "Arc Reactor", "Powered Gauntlets" }
ruling {
  en = "1 damage for each of them, so 3, or the loss of one of them, which he chooses.",
  fr = "1 dégât pour chacune, donc 3, ou la perte de l'une d'elles, de son choix.",
}
