scenario "Action abilities are used during your own turn" {
  game     = "champions",
  question = {
    en = "I have Focused Rage twice in play. When may I use them?",
    fr = "J'ai deux Rage contrôlée en jeu. Quand puis-je les utiliser ?",
  },
  shows    = { "mc.action.own-turn" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Focused Rage", "Focused Rage" }, deck_top = { "Energy" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 0 } }

ann:uses "Focused Rage"
expect(ann.identity:damage "She-Hulk"):is(1)
expect(ann.hand):is { "Energy" }
expect(ann.in_play:exhausted "Focused Rage"):is(1)
ann:changes_form()
refused(function() ann:uses "Focused Rage#2" end, "mc.player-turn.form-suffix")   -- it is a Hero Action
expect(ann.hand):is { "Energy" }
ruling {
  en = "During your own turn, as you like; as these are Hero Actions, only while you are in hero form.",
  fr = "Pendant votre propre tour, à votre guise ; comme ce sont des Actions de héros, seulement en forme de héros.",
}
