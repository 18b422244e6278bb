scenario "Text for a Confrontation is silent once that is over" {
  game     = "rivals",
  question = {
    en = "At the end of my turn my Location draws me a card, if during a Confrontation. I confronted and handed over: is it still on in step 3?",
    fr = "À la fin de mon tour mon Lieu me fait piocher, si c'est pendant une Confrontation. J'ai confronté et passé la main : dure-t-elle encore à l'étape 3 ?",
  },
  shows    = { "rivals.amb.steps-after-winning", "rivals.confront.during-text" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9, in_play = { "Cold Parlor" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

until_step "end of turn, step 4"
ann:confronts()
ann:hands_over()
expect(ann.hand):is_empty()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "No. It is over with the comparison of Power and cost, so such a text does nothing in the steps of the end.",
  fr = "Non. Elle est finie avec la comparaison de la Puissance et du coût : un tel texte ne fait rien dans les étapes de fin.",
}
