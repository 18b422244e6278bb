scenario "A card that is not Ongoing goes away at the end of the turn" {
  game     = "metal",
  question = {
    en = "I keep a card that is not Ongoing through X-Ray Vision. Does that stay in play, too?",
    fr = "Je garde par Vision X une carte qui n'est pas Permanent. Reste-t-elle aussi en jeu ?",
  },
  shows    = { "metal.end-turn.5-played" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clear Pane" }, deck = { "Paper Hero", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Clear Pane"
ann:plays "Paper Hero"
expect(ann.power):is(1)
ann:ends_turn()
expect(ann.in_play):is_empty()
expect(ann.discard):has "Paper Hero"

ruling {
  en = "No. It is discarded with the other cards that you have played.",
  fr = "Non. Elle est défaussée avec les autres cartes jouées.",
}
