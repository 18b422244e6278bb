scenario "End-of-turn effects come before the cards played are discarded" {
  game     = "metal",
  question = {
    en = "At the end of my turn I may destroy a card of my discard pile. May it be a card that I played this turn?",
    fr = "À la fin de mon tour je peux détruire une carte de ma défausse. Peut-elle être une carte jouée ce tour ?",
  },
  shows    = { "metal.end-turn.4-effects", "metal.end-turn.5-played" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Late Bonfire", "Vulnerability", "Vulnerability" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Late Bonfire"
ann:plays "Vulnerability"                -- this one is in play until step 5
ann:ends_turn()
expect(ann.discard):is { "Vulnerability" }
ann:destroys "Vulnerability"             -- the one that was left in hand
expect(ann.discard):is { "Late Bonfire", "Vulnerability" }
expect(destroyed):is { "Vulnerability" }
ruling {
  en = "No. In step 4 the cards that you played are still in play; only what was left in your hand lies in the discard pile already.",
  fr = "Non. À l'étape 4 les cartes jouées sont encore en jeu ; seule votre main restante est déjà dans la défausse.",
}
