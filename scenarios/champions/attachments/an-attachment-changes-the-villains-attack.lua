scenario "Charge raises Rhino's ATK by its own ATK field" {
  game     = "champions",
  question = {
    en = "Charge is attached to Rhino, who has ATK 2. For how much does he attack me, and does he scheme better?",
    fr = "Charge est attachée à Rhino, qui a 2 en ATQ. De combien m'attaque-t-il, et manigance-t-il mieux ?",
  },
  shows    = { "mc.attachment.stat-fields" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker" } },
}
villain { { "Rhino I", damage = 4, with = { "Charge" } } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

expect(villain:atk "Rhino"):is(5)
expect(villain:sch "Rhino"):is(1)
ann:ends_turn()
ann:declines()                                   -- nobody defends
expect(ann.identity:damage "Captain Marvel"):is(5)
expect(villain:atk "Rhino"):is(2)                -- Charge is discarded after the attack
ruling {
  en = "For 5: the 3 in the ATK field of Charge is added to his ATK. Its SCH field is a dash, so his scheming stays the same.",
  fr = "De 5 : le 3 du champ ATQ de Charge s'ajoute à son ATQ. Son champ MNG est un tiret, donc sa manigance reste la même.",
}
