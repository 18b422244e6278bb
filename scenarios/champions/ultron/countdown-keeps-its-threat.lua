scenario "No threat leaves Countdown to Oblivion" {
  game     = "champions",
  question = {
    en = "May I thwart Countdown to Oblivion, and what happens when it is complete?",
    fr = "Puis-je contrer Compte à Rebours pour l'Enfer, et que se passe-t-il quand il est achevé ?",
  },
  shows    = { "mc.card.countdown-to-oblivion-3b", "mc.cannot.absolute" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = {} },
}
villain { { "Ultron I", stunned = true } }
main_scheme { { "Countdown to Oblivion", threat = 4 } }

refused(function() ann:thwarts_with "Spider-Man" end, "mc.cannot.absolute")
ann:ends_turn()
ann:declines "Great Responsibility"              -- which she has drawn
expect(game):is_over()
ruling {
  en = "No: threat is never removed from it. At 5 threat per player the players have lost.",
  fr = "Non : aucune menace n'en est jamais retirée. À 5 menaces par joueur, les joueurs ont perdu.",
}
