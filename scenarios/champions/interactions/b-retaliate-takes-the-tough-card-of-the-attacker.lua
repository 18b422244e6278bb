scenario "A Tough Black Panther still retaliates, and takes a Tough card with it" {
  game     = "champions",
  question = {
    en = "Sandman and my Black Panther both have a Tough card, and Sandman attacks me. Does Retaliate still strike, and what does it do?",
    fr = "L'Homme-Sable et mon Black Panther ont chacun une carte Tenace, et L'Homme-Sable m'attaque. La Riposte joue-t-elle quand même, et que fait-elle ?",
  },
  shows    = { "mc.keywords.retaliate", "mc.amb.retaliate-timing", "mc.status.tough" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", tough = true } }, hand = {}, engaged = { { "Sandman", tough = true } },
    deck_top = { "Vibranium", "Vibranium", "Vibranium", "Genius", "Strength" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ann:declines "defends_with"                          -- nobody defends against Sandman

expect(ann.identity:damage "Black Panther"):is(0)
expect(ann.identity:tough "Black Panther"):is(0)
expect(ann.engaged:damage "Sandman"):is(0)
expect(ann.engaged:tough "Sandman"):is(0)
ruling {
  en = "It does: it follows the attack, not the damage. Black Panther's Tough card stops Sandman's 3 damage, Sandman's stops the 1 of Retaliate, and both cards are gone.",
  fr = "Oui : elle suit l'attaque, pas les dégâts. La carte Tenace de Black Panther arrête les 3 dégâts de L'Homme-Sable, celle de L'Homme-Sable arrête le dégât de la Riposte, et les deux cartes sont défaussées.",
}
