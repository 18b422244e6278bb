scenario "Nick Fury acts also when he is put into play" {
  game     = "champions",
  question = {
    en = "I put Nick Fury into play with Make the Call. Does his effect still happen?",
    fr = "Je mets Nick Fury en jeu avec Appel de détresse. Son effet a-t-il quand même lieu ?",
  },
  shows    = { "mc.card.nick-fury", "mc.card.make-the-call" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy Absorption", "Strength" }, discard = { "Nick Fury" } },
}
villain { { "Rhino I", damage = 4 } }

ann:plays "Make the Call"
ann:pays_with "Energy Absorption"
ann:chooses "damage"
expect(villain:damage "Rhino I"):is(8)
expect(ann.in_play):is { "Nick Fury" }
ruling {
  en = "Yes. His text asks that he enter play, not that he be played.",
  fr = "Oui. Son texte demande qu'il arrive en jeu, pas qu'il soit joué.",
}
