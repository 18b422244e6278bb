scenario "Firestorm with the text of Man-Bat Serum and five tokens" {
  game     = "forever-evil",
  question = {
    en = "I have 5 VP and Firestorm puts Man-Bat Serum on my Super-Villain. Which card is destroyed when my turn ends?",
    fr = "J'ai 5 PV et Firestorm pose le Sérum du Man-Bat sur mon Super-Vilain. Quelle carte est détruite à la fin de mon tour ?",
  },
  shows    = { "fe.amb.firestorm-self", "fe.card.man-bat-serum", "fe.cards.firestorm-text" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, deck = { "Man-Bat Serum", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, vp = 5 },
  { "Ben", character = "Sinestro", hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }

ann:plays "Firestorm"
expect(ann.power):is(5)
ann:ends_turn()
expect(destroyed):is { "Firestorm" }
expect(ann.on_character):is { "Man-Bat Serum" }
ruling {
  en = "Firestorm: the text means the card that has it. The Serum lies on the Super-Villain, where nothing touches it.",
  fr = "Firestorm : le texte désigne la carte qui le porte. Le Sérum est sur le Super-Vilain, où rien ne l'atteint.",
}
