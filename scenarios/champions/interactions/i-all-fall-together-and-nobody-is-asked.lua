scenario "all players fall to one effect, and nobody is asked who falls first" {
  game     = "champions",
  at       = "villain phase, step 4",
  windows  = "pass",
  question = {
    en = "Concussive Blast takes the last hit point of both players. Does the first player say who is eliminated first?",
    fr = "Rayon Pulvérisateur prend le dernier point de vie des deux joueurs. Le premier joueur dit-il qui est éliminé d'abord ?",
  },
  shows    = { "mc.elimination.all-out" },
  scenario = "klaw", under_attack = 1,
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, deck = {}, dealt = { "Concussive Blast" } },
  { "Ben", character = "Tony Stark", identity = { { "Tony Stark", damage = 8 } }, hand = {}, deck = {} },
}
villain { "Klaw I" }

expect(game):is_over()
expect(ann):did_not_win()
expect(ben):did_not_win()
ruling {
  en = "No. Whoever falls first, all players are eliminated then and the game is lost: an order would change nothing.",
  fr = "Non. Qui que ce soit d'abord, tous les joueurs sont alors éliminés et la partie est perdue : un ordre n'y changerait rien.",
}
