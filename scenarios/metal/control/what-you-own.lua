scenario "You own the cards of your deck wherever they lie" {
  game     = "metal",
  question = {
    en = "My card counts the Punches that I own. Do those in hand, in play, in the draw pile and in the discard pile count?",
    fr = "Ma carte compte les Coups de Poing que je possède. Ceux en main, en jeu, en pioche et en défausse comptent-ils ?",
  },
  shows    = { "metal.own.deck" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch", "Full Inventory" }, deck = { "Punch", "Steel", "Punch" }, discard = { "Punch", "Escape" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Punch"
ann:plays "Full Inventory"
expect(ann.power):is(6)                  -- 1 for the Punch played, and 5 Punches: in play, in hand, two in the deck, one discarded
ruling {
  en = "All five of yours, wherever they are; not those of other players.",
  fr = "Tous vos cinq, où qu'ils soient ; pas ceux des autres.",
}
