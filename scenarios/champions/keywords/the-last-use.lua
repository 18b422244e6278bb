scenario "After its last use the card is discarded" {
  game     = "champions",
  question = {
    en = "Surveillance Team has one counter left. Do I still get its effect when I spend it, and does the card stay?",
    fr = "Il reste un jeton sur Équipe de Surveillance. Ai-je encore son effet en le dépensant, et la carte reste-t-elle en jeu ?",
  },
  shows    = { "mc.keywords.uses-discard" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Surveillance Team", counters = 1 } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:uses "Surveillance Team"
expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.in_play):is_empty()
expect(ann.discard):is { "Surveillance Team" }
ruling {
  en = "Yes, the threat is removed first. Then, with no use left, the card goes to your discard pile.",
  fr = "Oui, la menace est d'abord retirée. Puis la carte, sans utilisation restante, rejoint votre défausse.",
}
