scenario "Vulnerabilities and Weaknesses give no Power" {
  game     = "metal",
  question = {
    en = "Do I get anything for playing a Vulnerability or a Weakness?",
    fr = "Jouer une Vulnérabilité ou une Faiblesse rapporte-t-il quelque chose ?",
  },
  shows    = { "metal.play.no-power-cards", "metal.card.vulnerability", "metal.card.weakness" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness", "Vulnerability", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Weakness"
ann:plays "Vulnerability"
expect(ann.power):is(0)
ann:plays "Punch"
expect(ann.power):is(1)
ruling {
  en = "No. They give no Power at all, and a second Weakness in play even costs you a Super Hero: get rid of them.",
  fr = "Non. Elles ne donnent aucune Puissance, et une deuxième Faiblesse en jeu vous coûte même un Super-Héros : débarrassez-vous-en.",
}
