scenario "Nobody plays before the Super Heroes are chosen" {
  game     = "metal",
  question = {
    en = "We have each been dealt two Super Heroes, and I begin. May I play a card before I have chosen which of mine I keep?",
    fr = "Nous avons reçu chacun deux Super-Héros, et je commence. Puis-je jouer une carte avant d'avoir choisi lequel des miens je garde ?",
  },
  shows    = { "metal.setup.deal-two-choose-one", "metal.amb.choose-character" },
}

local ann, ben = players {
  { "Ann", hand = { "Punch" } },
  { "Ben", character = "Plastic Man (oversized)" },
}

refused(function() ann:plays "Punch" end, "metal.setup.deal-two-choose-one")
ann:chooses "Kendra Saunders (oversized)"
ann:plays "Punch"
expect(ann.power):is(1)
ruling {
  en = "No. The choice is part of the set-up, and the first turn begins when everybody has made it.",
  fr = "Non. Le choix fait partie de la mise en place, et le premier tour commence quand tous l'ont fait.",
}
