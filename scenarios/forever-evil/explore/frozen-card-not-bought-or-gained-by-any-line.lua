scenario "No line of play gets a Frozen card this turn" {
  game     = "forever-evil",
  question = {
    en = "Giganta is Frozen. Is there any way, with Power and Transmutation, to get her into my discard pile this turn?",
    fr = "Giganta est Gelée. Y a-t-il un moyen, avec du Pouvoir et Transmutation, de l'avoir dans ma défausse ce tour ?",
  },
  shows    = { "fe.cards.cold-gun-frozen" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", power = 12, hand = { "Transmutation", "Power Girl", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { { "Giganta", tokens = 1 }, "Mallet" }
stacks { kick = 2 }

never { that(ann.discard):has "Giganta", within = "this turn" }
never { that(ann):may("buys", "Giganta"), within = "this turn" }
possible { that(ann.discard):has "Mallet", within = "this turn" }       -- which costs the same and is not Frozen

refused(function() ann:buys "Giganta" end, "fe.cards.cold-gun-frozen")
ann:plays "Transmutation"
ann:destroys "Power Girl"
refused(function() ann:gains "Giganta" end, "fe.cards.cold-gun-frozen")
ann:gains "Mallet"

expect(line_up):has "Giganta"
ruling {
  en = "No. While the token lies on her she is neither bought nor gained, whatever you play and in whichever order.",
  fr = "Non. Tant que le jeton est sur elle, on ne peut ni l'acheter ni la gagner, quoi que vous jouiez et dans n'importe quel ordre.",
}
