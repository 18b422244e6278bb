scenario "Man-Bat Serum with five VP tokens" {
  game     = "forever-evil",
  question = {
    en = "I have five VP tokens and play Man-Bat Serum. When is it destroyed, at once or later?",
    fr = "J'ai cinq jetons PV et je joue le Sérum du Man-Bat. Quand est-il détruit, tout de suite ou plus tard ?",
  },
  shows    = { "fe.card.man-bat-serum", "fe.cards.man-bat-serum-check" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Man-Bat Serum" }, vp = 5, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Man-Bat Serum"
expect(ann.power):is(5)
expect(ann.in_play):is { "Man-Bat Serum" }
ann:ends_turn()

expect(destroyed):is { "Man-Bat Serum" }
expect(ann.discard):is_empty()
expect(ann.vp):is(5)

ruling {
  en = "At the end of the turn. Until then it lies in play, and the Power +5 is yours.",
  fr = "À la fin du tour. Jusque-là il est en jeu, et le +5 en Puissance est à vous.",
}
