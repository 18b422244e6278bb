scenario "Locations pay for the types that Firestorm takes from Element Woman" {
  game     = "forever-evil",
  question = {
    en = "Belle Reve, Central City and S.T.A.R. Labs are in play. I play Firestorm, who takes Element Woman's text. Does each of them give me Power?",
    fr = "Belle Reve, Central City et S.T.A.R. Labs sont en jeu. Je joue Firestorm, qui prend le texte d'Element Woman. Chacun me donne-t-il de la Puissance ?",
  },
  shows    = { "fe.cards.element-woman-types", "fe.cards.firestorm-text", "fe.location.each-turn" },
}
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, deck = { "Element Woman", "Punch" }, discard = {}, in_play = { "Belle Reve", "Central City", "S.T.A.R. Labs" } },
  { "Ben", character = "Deathstroke" },
}

ann:plays "Firestorm"
expect(ann.power):is(5)
ruling {
  en = "Yes: 2 by Element Woman's text, and 1 by each Location, as he counts as a Villain, a Super Power and an Equipment too.",
  fr = "Oui : 2 par le texte d'Element Woman, et 1 par chaque Lieu, car il compte aussi comme Vilain, Super-Pouvoir et Équipement.",
}
