scenario "Element Woman with four Locations" {
  game     = "forever-evil",
  question = {
    en = "I control Belle Reve, Central City, Happy Harbor and S.T.A.R. Labs. Do all four pay when I play Element Woman?",
    fr = "Je contrôle Belle Reve, Central City, Happy Harbor et S.T.A.R. Labs. Donnent-ils tous les quatre leur bonus quand je joue Element Woman ?",
  },
  shows    = { "fe.cards.element-woman-types", "fe.card.belle-reve", "fe.card.central-city", "fe.card.happy-harbor", "fe.card.star-labs" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Element Woman" }, deck = {}, discard = {},
    in_play = { "Belle Reve", "Central City", "Happy Harbor", "S.T.A.R. Labs" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Element Woman"

expect(ann.power):is(6)
ruling {
  en = "Yes. She is a Villain, a Super Power, a Hero and an Equipment all at once: Power +2 by her own text and +1 by each Location.",
  fr = "Oui. Elle est à la fois Vilain, Super-Pouvoir, Héros et Équipement : +2 en Puissance par son texte et +1 par chaque Lieu.",
}
