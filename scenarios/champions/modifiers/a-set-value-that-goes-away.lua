scenario "When a set value goes, the others count again" {
  game     = "champions",
  question = {
    en = "Set to One holds my ATK at 1, in spite of Combat Training (+1) and Superhuman Strength (+2). I lose Set to One. What is my ATK now?",
    fr = "Fixé à un maintient mon ATQ à 1, malgré Entraînement au Combat (+1) et Force Surhumaine (+2). Je perds Fixé à un. Que vaut mon ATQ ?",
  },
  shows    = { "mc.modifiers.recompute-from-base" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Combat Training", "Superhuman Strength", "Set to One" }, deck_top = { "Gamma Slam", "Ground Stomp", "Ground Stomp", "Energy" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Caught Off Guard" }

expect(ann.identity:atk "She-Hulk"):is(1)
ann:ends_turn()
ann:chooses "Set to One"
expect(ann.identity:atk "She-Hulk"):is(6)
ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(6)
ruling {
  en = "6. It is worked out again from the printed 3, and the two bonuses, which never went away, now count in full.",
  fr = "6. On la recalcule depuis les 3 imprimés, et les deux bonus, qui n'avaient jamais disparu, comptent de nouveau en entier.",
}
