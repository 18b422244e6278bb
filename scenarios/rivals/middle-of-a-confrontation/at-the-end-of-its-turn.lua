scenario "A table at the end of a turn that had a Confrontation" {
  game     = "rivals",
  at       = "end of turn, step 3",
  confronting = 1,
  question = {
    en = "My script begins at step 3 of a turn with a Confrontation. Is that still on for what my Location does at the end of the turn?",
    fr = "Mon script commence à l'étape 3 d'un tour avec Confrontation. Dure-t-elle encore pour ce que fait mon Lieu en fin de tour ?",
  },
  shows    = { "rivals.amb.steps-after-winning" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",     in_play = { "Cold Parlor" } },
  { "Ben", character = "The Joker 12", hand = { "Punch" } },
}
until_step "end of turn, step 4"
expect(ann.hand):is_empty()
ruling {
  en = "No. Power and cost were compared before the end of the turn, and with that it was over.",
  fr = "Non. Puissance et coût ont été comparés avant la fin du tour, et avec cela elle était finie.",
}
