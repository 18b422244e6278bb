scenario "What may be used at the end of a turn may be used after a Confrontation" {
  game     = "rivals",
  question = {
    en = "My Confrontation has failed. I have a card that may draw one at the end of my turn. Am I still asked, although I have handed over?",
    fr = "Ma Confrontation a échoué. Une de mes cartes permet de piocher à la fin de mon tour. Me le demande-t-on encore, bien que j'aie passé la main ?",
  },
  shows    = { "rivals.end-turn.3-effects", "rivals.amb.failed-confrontation" },
}
card "Late Shift" { type = "Equipment", cost = 3, play = nothing(), after(ends{}){ draw(1), optional = true } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Late Shift" } },
  { "Ben", character = "The Joker 9", hand = {} },
}

ann:confronts()
ann:plays "Late Shift"
ann:hands_over()
expect(ann):must_choose { "uses Late Shift", "declines" }
ann:uses "Late Shift"
expect(ann.hand):count(6)
ruling {
  en = "Yes. The Confrontation is over, and the steps of the end of the turn follow as in every turn.",
  fr = "Oui. La Confrontation est finie, et les étapes de la fin du tour suivent comme à chaque tour.",
}
