scenario "Crisis Interdiction frees the main scheme and thwarts it" {
  game     = "champions",
  question = {
    en = "With Cosmic Flight out I take the last 2 threat from Crowd Control by Crisis Interdiction. May its second half go to The Break-In! now?",
    fr = "Avec Vol Cosmique en jeu, je retire par Empêcher les Conflits les 2 dernières menaces de Contrôler la Foule. La seconde moitié peut-elle aller sur L'Effraction ! ?",
  },
  shows    = { "mc.card.crisis-interdiction", "mc.then.if-fully-resolved", "mc.defeat.side-scheme" },
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Crisis Interdiction", "Energy Absorption" }, in_play = { "Cosmic Flight" } },
}
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Crowd Control", threat = 2 } }

ann:plays "Crisis Interdiction"
ann:pays_with "Energy Absorption"

expect(encounter_discard):has "Crowd Control"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Yes. The first half was done in full, and with Crowd Control its crisis icon has gone before the second half begins.",
  fr = "Oui. La première moitié a été entièrement résolue, et l'icône de crise est partie avec Contrôler la Foule avant la seconde.",
}
