scenario "Whether the game ends now lies with the buyer" {
  game     = "rivals",
  question = {
    en = "The main deck is empty, and I have 3 Power. Can I choose whether the game ends this turn?",
    fr = "Le deck commun est vide et j'ai 3 en Puissance. Puis-je choisir si la partie finit ce tour-ci ?",
  },
  shows    = { "rivals.game-end.no-refill" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 3 },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Bane", "Punch" } },
}
line_up { "Red Hood", "Robin", "Oracle", "Nightwing", "Superman" }
main_deck {}

possible { that(game):is_over(), that(ann.score):at_least(1), within = "1 turn" }
possible { that(game):goes_on(), that(ann.discard):has "Kick", within = "1 turn", at = "the end of a turn" }
ann:buys "Red Hood"
ann:ends_turn()
expect(game):is_over()
ruling {
  en = "Yes. Buy from the Line-Up, and the gap ends the game; buy a Kick or nothing, and it goes on.",
  fr = "Oui. Achetez dans la réserve, et le trou met fin à la partie ; achetez un Coup de Pied ou rien, et elle continue.",
}
