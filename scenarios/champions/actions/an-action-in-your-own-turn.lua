scenario "Action abilities are used during your own turn" {
  game     = "champions",
  question = {
    en = "I have two copies of Focused Rage in play and have used one in my turn. May I use the other in Ben's turn?",
    fr = "J'ai deux exemplaires de Rage contrôlée en jeu et j'en ai utilisé un pendant mon tour. Puis-je utiliser l'autre pendant le tour de Ben ?",
  },
  shows    = { "mc.action.own-turn" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Focused Rage", "Focused Rage" }, deck_top = { "Energy" } },
  { "Ben", character = "Spider-Man", hand = {} },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 0 } }

ann:uses "Focused Rage"
expect(ann.identity:damage "She-Hulk"):is(1)
expect(ann.hand):is { "Energy" }
expect(ann.in_play:exhausted "Focused Rage#1"):is(1)
ann:ends_turn()
refused(function() ann:uses "Focused Rage#2" end, "mc.action.on-request")   -- Ben has not asked her
expect(ann.identity:damage "She-Hulk"):is(1)
expect(ann.hand):is { "Energy" }
ruling {
  en = "Not on your own initiative. Actions are for your own turn, as you like; in another player's turn that player has to ask you.",
  fr = "Pas de votre propre initiative. Les Actions s'utilisent pendant votre propre tour, à votre guise ; pendant celui d'un autre joueur, il faut qu'il vous le demande.",
}
