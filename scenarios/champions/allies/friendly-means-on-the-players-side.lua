scenario "Friendly characters are those the players control" {
  game     = "champions",
  question = {
    en = "Med Team heals a friendly character. May I heal Ben's ally with it? And Rhino?",
    fr = "L'Équipe Médicale soigne un personnage ami. Puis-je soigner l'allié de Ben ? Et Rhino ?",
  },
  shows    = { "mc.friendly.definition" },
}
local ann, ben = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", damage = 3 } }, hand = {}, in_play = { { "Med Team", counters = 3 } }, engaged = { { "Sandman", damage = 2 } } },
  { "Ben", character = "Spider-Man", hand = {}, in_play = { { "Daredevil", damage = 2 } } },
}
villain { { "Rhino I", damage = 5 } }
main_scheme { { "The Break-In!", threat = 0 } }

ann:uses "Med Team"
expect(ann):must_choose { "chooses Black Panther", "chooses Daredevil" }   -- hurt, and on the players' side
refused(function() ann:chooses "Rhino" end, "mc.friendly.definition")
refused(function() ann:chooses "Sandman" end, "mc.friendly.definition")
ann:chooses "Daredevil"
expect(ben.in_play:damage "Daredevil"):is(0)
expect(villain:damage "Rhino"):is(5)
ruling {
  en = "Yes for Ben's ally, no for Rhino: every card that a player controls is friendly to all of you, the villain and the minions are not.",
  fr = "Oui pour l'allié de Ben, non pour Rhino : toute carte contrôlée par un joueur est amie pour vous tous ; le méchant et les sbires ne le sont pas.",
}
