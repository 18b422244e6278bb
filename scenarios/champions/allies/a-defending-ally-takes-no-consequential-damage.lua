scenario "Defending costs an ally no consequential damage" {
  game     = "champions",
  question = {
    en = "Luke Cage defends against Rhino. Does he take consequential damage for it, beside the damage of the attack?",
    fr = "Luke Cage défend contre Rhino. Subit-il pour cela des dégâts consécutifs, en plus de ceux de l'attaque ?",
  },
  shows    = { "mc.enemy-attack.4-ally-defends", "mc.ally.defender-takes-all" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Luke Cage" }, deck_top = { "Energy", "Genius", "Strength", "Helicarrier", "Nick Fury" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Crowd Control" }

ann:ends_turn()
ann:declines()                          -- Spider-Man draws nothing
ann:defends_with "Luke Cage"
expect(ann.in_play:damage "Luke Cage"):is(2)
ruling {
  en = "No. He takes the 2 damage of the attack and no more. Consequential damage follows an ally's own attack or thwart.",
  fr = "Non. Il subit les 2 dégâts de l'attaque et rien de plus. Les dégâts consécutifs suivent l'attaque ou le contre de l'allié lui-même.",
}
