scenario "A card that speaks of itself means only that copy" {
  game     = "champions",
  question = {
    en = "I control two Tac Teams and use one. May I take the counter from the other, or exhaust the other?",
    fr = "Je contrôle deux Équipes Tactiques et j'en utilise une. Puis-je prendre le jeton sur l'autre, ou incliner l'autre ?",
  },
  shows    = { "mc.self-reference.only-this-copy" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tac Team", counters = 1 }, { "Tac Team", counters = 3 } } },
}
villain { "Rhino I" }

ann:uses "Tac Team#2"
expect(ann.in_play):has("Tac Team", 2)
ann:uses "Tac Team"                              -- the first one is still ready, with its single counter
expect(villain:damage "Rhino"):is(4)
expect(ann.in_play):has("Tac Team", 1)
expect(ann.in_play:counters "Tac Team"):is(2)
ruling {
  en = "Neither. The one you use exhausts and spends its own counter; its twin stays as it is.",
  fr = "Ni l'un ni l'autre. Celle que vous utilisez s'incline et dépense son propre jeton ; sa jumelle reste telle quelle.",
}
