scenario "Defeating the last villain stage wins the game" {
  game     = "champions",
  question = {
    en = "In a standard game we defeat Rhino II. Is the game won, with threat left on every scheme and a minion in play?",
    fr = "Dans une partie standard nous vainquons Rhino II. La partie est-elle gagnée, alors qu'il reste des menaces sur les manigances et un sbire en jeu ?",
  },
  shows    = { "mc.win.players" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { "Hydra Bomber" } },
}
villain { { "Rhino II", damage = 13 } }                    -- 15 hit points
main_scheme { { "The Break-In!", threat = 6 } }
side_schemes { { "Bomb Scare", threat = 3 } }

expect(game):goes_on()
ann:attacks_with "Spider-Man"
ann:chooses "Rhino"

expect(game):is_over()
expect(ann):won()
refused(function() ann:ends_turn() end, "mc.win.players")
ruling {
  en = "Yes, at once. Nothing else needs to be cleared: the players win when the final stage of the villain is defeated.",
  fr = "Oui, aussitôt. Rien d'autre n'a besoin d'être réglé : les joueurs gagnent quand le dernier stade du méchant est vaincu.",
}
