scenario "An eliminated player wins with the others" {
  game     = "champions",
  question = {
    en = "I was eliminated, and then Ann defeats the last villain stage. Have I won as well?",
    fr = "J'ai été éliminé, puis Ann vainc le dernier stade du méchant. Ai-je gagné aussi ?",
  },
  shows    = { "mc.elimination.shared-result" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {} },
  { "Ben", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Focused Rage" } },
}
villain { { "Rhino II", damage = 28 } }                     -- 30 hit points: two players began

ann:asks "Ben"
ben:uses "Focused Rage"                                     -- its cost is 1 damage to She-Hulk
expect(ben.identity):is_empty()
ann:attacks_with "Captain Marvel"

expect(game):is_over()
expect(ann):won()
expect(ben):won()
ruling {
  en = "Yes. The players win or lose as a group, whoever is still in the game.",
  fr = "Oui. Les joueurs gagnent ou perdent ensemble, peu importe qui est encore en jeu.",
}
