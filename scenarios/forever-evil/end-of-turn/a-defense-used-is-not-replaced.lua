scenario "A Defense that was used is not replaced before one's own end of turn" {
  game     = "forever-evil",
  question = {
    en = "I discard a Defense in another player's turn. Do I draw a card at once to have five again?",
    fr = "Je défausse une Défense pendant le tour d'un autre. Est-ce que je pioche aussitôt une carte pour en avoir de nouveau cinq ?",
  },
  shows    = { "fe.end-turn.6-draw", "fe.attack.may-avoid" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" } },
  { "Ben", character = "Sinestro",
    hand = { "Commissioner Gordon", "Punch", "Punch", "Punch", "Vulnerability" } },
}
line_up { "Giganta", "Catwoman", "Broadsword", "Stargirl", "Cold Gun" }

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"
expect(ben.hand):count(4)
ann:ends_turn()                                  -- Ann draws a new hand, Ben does not
expect(ann.hand):count(5)
expect(ben.hand):is { "Punch", "Punch", "Punch", "Vulnerability" }

ben:ends_turn()
expect(ben.hand):count(5)
ruling {
  en = "No. Nobody fills up the hand in between: you play your next turn with the four cards that are left, and draw five at the end of it.",
  fr = "Non. Personne ne complète sa main entre-temps : vous jouez votre prochain tour avec les quatre cartes restantes, et en piochez cinq à la fin de celui-ci.",
}
