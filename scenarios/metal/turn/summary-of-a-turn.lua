scenario "A turn in short: Weaknesses, cards, purchases, the discard pile" {
  game     = "metal",
  question = {
    en = "Can you show me a plain turn from the first card to the end?",
    fr = "Peut-on voir un tour simple, de la première carte à la fin ?",
  },
  shows    = { "metal.turn.summary" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness", "Punch", "Punch", "Punch", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck:on_top { "Steel" }

ann:plays "Weakness"                     -- before anything else
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Escape"
expect(ann.discard):is { "Escape" }
ann:plays "Punch"
ann:ends_turn()
expect(ann.discard):is { "Escape", "Weakness", "Punch", "Punch", "Punch", "Vulnerability" }
expect(ann.hand):count(5)
ruling {
  en = "Weaknesses first, then cards in any order; buy up to your Power at any time, each card to the discard pile; then the end of the turn.",
  fr = "D'abord les Faiblesses, puis les cartes dans l'ordre voulu ; acheter à tout moment dans la limite de sa Puissance, chaque carte à la défausse ; puis la fin du tour.",
}
