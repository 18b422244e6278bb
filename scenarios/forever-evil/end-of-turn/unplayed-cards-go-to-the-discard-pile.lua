scenario "Unplayed cards go to the discard pile, not into the new hand" {
  game     = "forever-evil",
  question = {
    en = "I end my turn with a Kick still unplayed in my hand. Does it stay there as one of the five cards of my new hand?",
    fr = "Je finis mon tour avec un Coup de Pied encore en main. Reste-t-il là comme l'une des cinq cartes de ma nouvelle main ?",
  },
  shows    = { "fe.end-turn.2-hand" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Kick", "Vulnerability" }, discard = {},
    deck = { "Man-Bat", "Man-Bat", "Cold Gun", "Cold Gun", "Cold Gun", "Invulnerable" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Stargirl", "Broadsword", "Catwoman", "Superwoman" }

ann:plays "Punch"
ann:ends_turn()

expect(ann.discard):is { "Kick", "Vulnerability", "Punch" }
expect(ann.discard):top "Punch"           -- the hand went first, then the card played
expect(ann.hand):is { "Man-Bat", "Man-Bat", "Cold Gun", "Cold Gun", "Cold Gun" }
ruling {
  en = "No. What is left of the hand goes to the discard pile first, and five fresh cards are drawn later.",
  fr = "Non. Le reste de la main va d'abord dans la défausse, et cinq cartes nouvelles sont piochées ensuite.",
}
