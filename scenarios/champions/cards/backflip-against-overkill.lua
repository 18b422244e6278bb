scenario "Backflip stops the excess of overkill" {
  game     = "champions",
  question = {
    en = "My ally defends against Charge and falls; 2 damage would reach Spider-Man. May I play Backflip?",
    fr = "Mon allié défend contre Charge et tombe ; 2 dégâts atteindraient Spider-Man. Puis-je jouer Salto Arrière ?",
  },
  shows    = { "mc.card.backflip", "mc.keywords.overkill-ally" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip" }, in_play = { "Jessica Jones" }, deck_top = { "Web-Shooter", "Web-Shooter", "Aunt May", "Energy" } },
}
villain { { "Rhino I", damage = 4, with = { "Charge" } } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Hard to Keep Down" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:declines()                                   -- no card for Spider-Man's sense
ann:defends_with "Jessica Jones"
ann:plays "Backflip"
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.in_play):is_empty()
ruling {
  en = "Yes. The excess is damage that you would take from an attack, and Backflip prevents all of it.",
  fr = "Oui. L'excédent est un dégât que vous subiriez d'une attaque, et Salto Arrière le prévient en entier.",
}
