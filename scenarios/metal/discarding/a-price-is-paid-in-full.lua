scenario "A price is paid in full or not at all" {
  game     = "metal",
  question = {
    en = "The Toll Gate gives 3 Power for two cards of my hand. I have one. May I pay with that?",
    fr = "Le Péage donne 3 de Puissance contre deux cartes de ma main. J'en ai une. Puis-je payer avec ?",
  },
  shows    = { "metal.amb.not-enough" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, in_play = { "Toll Gate" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

refused(function() ann:uses "Toll Gate" end, "metal.amb.not-enough")
ruling {
  en = "No. What is a price must be paid in full; only what you must do is done as far as possible.",
  fr = "Non. Un prix se paie en entier ; seul ce qui est imposé se fait autant que possible.",
}
