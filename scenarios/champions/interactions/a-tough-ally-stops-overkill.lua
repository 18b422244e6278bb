scenario "Overkill does not pass through a Tough ally" {
  game     = "champions",
  question = {
    en = "Rhino attacks me with Charge, for 5 with overkill. Luke Cage defends with 1 hit point left and a Tough card. How much reaches Black Panther?",
    fr = "Rhino m'attaque avec Charge, pour 5 et avec Déferlement. Luke Cage défend avec 1 point de vie et une carte Tenace. Combien de dégâts atteignent Black Panther ?",
  },
  shows    = { "mc.status.tough", "mc.amb.tough-and-overkill", "mc.delayed-effect.resolves-at-once" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { { "Luke Cage", damage = 4, tough = true } },
    deck_top = { "Vibranium", "Vibranium", "Vibranium", "Genius", "Strength" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Crowd Control" }

expect(villain:atk "Rhino"):is(5)
ann:ends_turn()
ann:defends_with "Luke Cage"

expect(ann.in_play:damage "Luke Cage"):is(4)
expect(ann.in_play:tough "Luke Cage"):is(0)
expect(ann.identity:damage "Black Panther"):is(0)
expect(villain:damage "Rhino"):is(0)                -- Black Panther was not the one attacked: no Retaliate
expect(attachments):has_no "Charge"                 -- the attack is over, and Charge with it
ruling {
  en = "None. The Tough card prevents all 5 damage, so nothing exceeds Luke Cage's hit points. The attack was made all the same, and Charge is discarded at its end.",
  fr = "Aucun. La carte Tenace prévient les 5 dégâts, donc rien ne dépasse les points de vie de Luke Cage. L'attaque a tout de même eu lieu, et Charge est défaussée à la fin.",
}
