scenario "The Tac Team strikes three times" {
  game     = "champions",
  question = {
    en = "What can the Tac Team do for me, and how often?",
    fr = "Que peut faire l'Équipe Tactique, et combien de fois ?",
  },
  shows    = { "mc.card.tac-team" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Tac Team", "Energy", "Uppercut" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Tac Team"
ann:pays_with "Energy"
expect(ann.in_play:counters "Tac Team"):is(3)
ann:uses "Tac Team"
expect(villain:damage "Rhino I"):is(2)
expect(ann.in_play:counters "Tac Team"):is(2)
refused(function() ann:uses "Tac Team" end, "mc.exhausted.cannot-exhaust-again")
ruling {
  en = "It deals 2 damage to an enemy, once a round as it exhausts, and three times in all.",
  fr = "Elle inflige 2 dégâts à un ennemi, une fois par round puisqu'elle s'incline, et trois fois en tout.",
}
