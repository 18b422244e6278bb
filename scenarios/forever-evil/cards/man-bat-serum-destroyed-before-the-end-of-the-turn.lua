scenario "Man-Bat Serum destroyed before the end of the turn" {
  game     = "forever-evil",
  question = {
    en = "I am Bane with five VP tokens, play Man-Bat Serum and destroy it at once for my ability. What does the Serum do at the end of the turn?",
    fr = "Je joue Bane avec cinq jetons PV, je joue le Sérum du Man-Bat et je le détruis aussitôt par ma capacité. Que fait le Sérum à la fin du tour ?",
  },
  shows    = { "fe.card.man-bat-serum", "fe.card.bane" },
}

as_if()
local ann, ben = players {
  { "Ann", character = "Bane",        hand = { "Man-Bat Serum" }, vp = 5, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Man-Bat Serum"
ann:uses "Bane"
expect(ann.power):is(7)                  -- 5 by the Serum, 2 by Bane
expect(destroyed):is { "Man-Bat Serum" }
ann:ends_turn()

expect(log:last_move()):has("Man-Bat Serum", "has no further effect")
expect(destroyed):is { "Man-Bat Serum" }
ruling {
  en = "Nothing more. It is destroyed already, and the Power it gave has been yours.",
  fr = "Plus rien. Il est déjà détruit, et la Puissance donnée vous est acquise.",
}
