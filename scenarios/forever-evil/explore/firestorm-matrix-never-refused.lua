scenario "The Firestorm Matrix can be played whenever it is in hand" {
  game     = "forever-evil",
  question = {
    en = "Can it happen that I hold the Firestorm Matrix and may not play it, for instance when my deck and discard pile are empty?",
    fr = "Peut-il arriver que j'aie la Matrice de Firestorm en main sans pouvoir la jouer, par exemple si ma pioche et ma défausse sont vides ?",
  },
  shows    = { "fe.card.firestorm-matrix", "fe.amb.shuffle-of-nothing" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", power = 6, hand = { "Firestorm Matrix", "Johnny Quick", "Kick" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Mallet", "Grid" }
stacks { kick = 1 }

never { that(ann.hand):has "Firestorm Matrix", that(ann):may_not("plays", "Firestorm Matrix"), within = "this turn" }

ann:plays "Johnny Quick"                -- the deck is empty now, and so is the discard pile
ann:plays "Firestorm Matrix"

expect(ann.in_play):is { "Johnny Quick", "Firestorm Matrix" }
ruling {
  en = "No. You may always play it; with no card in deck and discard pile it simply does nothing.",
  fr = "Non. Vous pouvez toujours la jouer ; sans carte en pioche ni en défausse, elle ne fait simplement rien.",
}
