scenario "Four Punches buy a card of cost 4, not of cost 5" {
  game     = "forever-evil",
  question = {
    en = "I play four Punches. Can I afford a card of cost 5, or only up to 4?",
    fr = "Je joue quatre Coups de Poing. Puis-je payer une carte à 5, ou seulement jusqu'à 4 ?",
  },
  shows    = { "fe.power.example-four", "fe.buy.combined-cost" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Punch", "Punch", "Punch" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Giganta", "Man-Bat", "Catwoman", "Insanity" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
expect(ann.power):is(4)
refused(function() ann:buys "Happy Harbor" end, "fe.buy.combined-cost")
ann:buys "Giganta"
expect(ann.power):is(0)
ruling {
  en = "Only up to 4: each Punch gives Power 1.",
  fr = "Seulement jusqu'à 4 : chaque Coup de Poing donne 1 de Puissance.",
}
