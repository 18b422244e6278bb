scenario "Who is out does nothing more" {
  game     = "champions",
  question = {
    en = "I have eliminated myself with Focused Rage in the middle of my turn. May I still end it properly, or act when Ben asks me?",
    fr = "Je me suis éliminé avec Rage contrôlée au milieu de mon tour. Puis-je encore le terminer, ou agir à la demande de Ben ?",
  },
  shows    = { "mc.elimination.when", "mc.elimination.finish-ability" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = { "Haymaker" }, deck = { "Energy" }, in_play = { "Focused Rage" } },
  { "Ben", character = "Spider-Man", hand = {} },
}
villain { "Rhino I" }

ann:uses "Focused Rage"
expect(ben):is_on_turn()
refused(function() ann:ends_turn() end, "mc.elimination.when")
refused(function() ann:plays "Haymaker" end, "mc.elimination.when")
refused(function() ben:asks "Ann" end, "mc.elimination.when")
ruling {
  en = "No. From the moment you are eliminated the turn is the next player's, and you take no further part.",
  fr = "Non. Dès que vous êtes éliminé, c'est au joueur suivant, et vous ne participez plus à la partie.",
}
