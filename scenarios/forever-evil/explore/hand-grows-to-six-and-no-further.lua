scenario "How large this hand can grow" {
  game     = "forever-evil",
  question = {
    en = "I hold Ultra Strength, Johnny Quick and three Punches. How many cards can I have in hand at one time this turn?",
    fr = "J'ai Ultra Strength, Johnny Quick et trois Coups de Poing. Combien de cartes puis-je avoir en main en même temps ce tour ?",
  },
  shows    = { "fe.play.any-order", "fe.card.ultra-strength" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Ultra Strength", "Johnny Quick", "Punch", "Punch", "Punch" },
    deck = { "The Flash", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
as_if()
line_up { "Power Girl", "Superwoman", "Ultraman", "Firestorm Matrix", "Constructs of Fear" }
main_deck { "Vibe", "Vibe", "Grid", "Grid" }

-- The Flash lies on top of the deck: once drawn, he draws three and has one of the hand discarded.
possible { that(ann.hand):count(8), within = "this turn" }
never { that(ann.hand):count(9), within = "this turn" }

ann:plays "Ultra Strength"
ann:plays "Johnny Quick"
ann:plays "The Flash"
ann:discards "Vulnerability"

expect(ann.hand):count(7)
ruling {
  en = "Eight cards, whatever you do in whichever order.",
  fr = "Huit cartes, quoi que vous fassiez et dans n'importe quel ordre.",
}
