scenario "Destroyed, Element Woman is only a Hero again" {
  game     = "forever-evil",
  question = {
    en = "Element Woman lies among the destroyed cards. Does Superwoman count her as a Villain there?",
    fr = "Element Woman est parmi les cartes détruites. Superwoman la compte-t-elle comme Vilain ?",
  },
  shows    = { "fe.card.superwoman", "fe.card.power-ring" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Superwoman", "Power Ring" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
destroyed { "Element Woman", "Man-Bat" }
line_up { "Power Armor" }

ann:plays "Superwoman"
expect(ann.power):is(1)                 -- Man-Bat
ann:plays "Power Ring"
expect(ann.power):is(2)                 -- and Element Woman, as a Hero

ruling {
  en = "No. Nobody owns her there, so she is a Hero only: Power Ring counts her, Superwoman does not.",
  fr = "Non. Elle n'est plus à personne, donc seulement un Héros : Power Ring la compte, Superwoman non.",
}
