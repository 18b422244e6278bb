scenario "The Weaknesses are chosen though none are left" {
  game     = "metal",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "The Weakness stack is empty when Murder Machine appears. May I choose the Weaknesses and get off free?",
    fr = "La pile de Faiblesses est vide quand Murder Machine apparaît. Puis-je choisir les Faiblesses et m'en tirer sans rien ?",
  },
  shows    = { "metal.cards.murder-machine-choice", "metal.amb.murder-machine-empty" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Tin Tray", "Punch", "Punch", "Punch", "Punch" }, discard = {}, score_pile = { { "Wet Umbrella", defeated = true } } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = { "Punch" }, discard = {} },
}
super_villains { "Coffee Grinder", "Barbatos" }
captured {}
stacks { weakness = 0 }
expect(ann):may("chooses", "to gain Weaknesses")
ann:chooses "to gain Weaknesses"
expect(ann.discard):is_empty()
expect(ann.hand):has "Tin Tray"
expect(ben.discard):is_empty()

ruling {
  en = "Yes. None come, and you keep your Metal card. That no Weakness can be chosen from an empty stack is a rule about what one gets for it.",
  fr = "Oui. Il n'en vient aucune, et vous gardez votre carte Métal. Qu'on ne puisse en choisir dans une pile vide concerne ce qu'on obtiendrait en échange.",
}
