scenario "Of two set values the latest counts" {
  game     = "champions",
  question = {
    en = "Set to Three is in play and Ann plays Set to One. Ben does it the other way round. What are the two ATK?",
    fr = "Fixé à trois est en jeu et Ann joue Fixé à un. Ben fait l'inverse. Que valent les deux ATQ ?",
  },
  shows    = { "mc.modifiers.latest-set-wins" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Set to One" }, in_play = { "Set to Three" } },
  { "Ben", character = "Captain Marvel", hand = { "Set to Three" }, in_play = { "Set to One" } },
}
villain { "Rhino I" }

ann:plays "Set to One"
expect(ann.identity:atk "Spider-Man"):is(1)
ann:attacks_with "Spider-Man"
ann:ends_turn()
ben:plays "Set to Three"
expect(ben.identity:atk "Captain Marvel"):is(3)
ben:attacks_with "Captain Marvel"
expect(villain:damage "Rhino"):is(4)
ruling {
  en = "Ann's is 1 and Ben's is 3: when two cards set the same value, the one that came last is followed.",
  fr = "Celle d'Ann vaut 1, celle de Ben 3 : quand deux cartes fixent la même valeur, on suit la dernière arrivée.",
}
