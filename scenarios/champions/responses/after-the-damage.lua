scenario "A response comes after the attack it answers" {
  game     = "champions",
  question = {
    en = "I defend with Black Panther. May I play Counter-Punch before Rhino's damage is dealt?",
    fr = "Je défends avec Black Panther. Puis-je jouer Contre-Attaque au Poing avant que Rhino inflige ses dégâts ?",
  },
  shows    = { "mc.response.after-condition", "mc.card.counter-punch" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch", "Vibranium", "Vibranium", "Vibranium", "Vibranium Suit" }, in_play = { "Indomitable" } },
}
villain { { "Rhino I", damage = 4, with = { "Charge" } } }          -- ATK 5
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Hard to Keep Down" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
expect(ann):must_choose { "defends with Black Panther", "declines" }
ann:defends_with "Black Panther"
expect(ann.identity:damage "Black Panther"):is(3)          -- ATK 5 less DEF 2
expect(villain:damage "Rhino I"):is(5)                     -- retaliate 1
ann:plays "Counter-Punch"
expect(villain:damage "Rhino I"):is(7)
ann:uses "Indomitable"
expect(ann.identity:exhausted "Black Panther"):is(0)
expect(log):in_order {
  { "Black Panther", "takes", 3, "damage" },
  { "the attack of", "Rhino I", "on", "Black Panther", "is over" },
  { ann, "plays", "Counter-Punch" },
}
ruling {
  en = "No. It answers the defence, so it is offered only when the attack and its damage are over.",
  fr = "Non. Elle répond à la défense : elle n'est proposée qu'une fois l'attaque et ses dégâts terminés.",
}
