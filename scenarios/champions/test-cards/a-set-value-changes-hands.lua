scenario "A set value that goes away uncovers the earlier one" {
  game     = "champions",
  question = {
    en = "I have Set to Three and then Set to One. I hand Set to One over to Ben, whose ATK is 2 with Weights (+1). What are our ATK now?",
    fr = "J'ai Fixé à trois, puis Fixé à un. Je passe Fixé à un à Ben, dont l'ATQ est de 2 avec Poids (+1). Que valent nos ATQ à présent ?",
  },
  shows    = { "mc.modifiers.set-overrides" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Set to One", "Handover" }, in_play = { "Set to Three" } },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Weights" } },
}
villain { "Rhino I" }

ann:plays "Set to One"
expect(ann.identity:atk "Spider-Man"):is(1)
ann:plays "Handover"
ann:chooses "Set to One"
expect(ann.identity:atk "Spider-Man"):is(3)
expect(ben.identity:atk "Captain Marvel"):is(1)
ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino"):is(3)
ruling {
  en = "Yours is 3 again, for Set to Three is the only one left to you. Ben's is 1: what is set takes no account of his Weights.",
  fr = "La vôtre vaut de nouveau 3, car il ne vous reste que Fixé à trois. Celle de Ben vaut 1 : la valeur fixée ne tient pas compte de ses Poids.",
}
