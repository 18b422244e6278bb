scenario "The last stage is laid out and completed" {
  game     = "champions",
  question = {
    en = "We lay out Secret Rendezvous, the last stage, with 7 of its 8 threat. What happens when one more is placed?",
    fr = "Nous plaçons Rendez-Vous Secret, le dernier stade, avec 7 menaces sur 8. Que se passe-t-il quand une de plus est placée ?",
  },
  shows    = { "mc.main-scheme.last-stage", "mc.card.secret-rendezvous" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Genius", "Strength", "Backflip", "Haymaker" } },
}
villain { "Klaw I" }
main_scheme { { "Secret Rendezvous 2B", threat = 7 } }

ann:ends_turn()
ann:declines()                                   -- keeps her hand
expect(game):is_over()
expect(log):has("Secret Rendezvous 2B", "threat", 1)
expect(removed):is { "Secret Rendezvous 2B" }
ruling {
  en = "It is completed, and you have lost: no further stage follows.",
  fr = "Il est achevé et vous avez perdu : aucun autre stade ne suit.",
}
