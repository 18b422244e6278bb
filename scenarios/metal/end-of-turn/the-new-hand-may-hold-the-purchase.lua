scenario "A reshuffle for the new hand takes the bought and the played cards along" {
  game     = "metal",
  question = {
    en = "My draw pile runs out in step 6. Can I draw the card that I bought this turn?",
    fr = "Ma pioche s'épuise à l'étape 6. Puis-je piocher la carte achetée ce tour ?",
  },
  shows    = { "metal.end-turn.6-draw", "metal.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch" }, deck = { "Vulnerability", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck:on_top { "Steel" }

ann:plays "Punch"
ann:plays "Punch"
ann:buys "Escape"
ann:ends_turn()                          -- two cards, then the discard pile of three is shuffled
expect(ann.hand):is { "Vulnerability", "Vulnerability", "Escape", "Punch", "Punch" }
expect(ann.deck):is_empty()
ruling {
  en = "Yes. In step 5 the cards played have gone to the discard pile, and it is shuffled as soon as a card must be drawn from an empty draw pile.",
  fr = "Oui. À l'étape 5 les cartes jouées sont allées dans la défausse, que l'on mélange dès qu'il faut piocher dans une pioche vide.",
}
