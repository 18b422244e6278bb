scenario "A star is no boost icon" {
  game     = "champions",
  question = {
    en = "Rhino's boost card is Sweeping Swoop, with a star and no icons. Is his attack stronger?",
    fr = "La carte Boost de Rhino est Coup en Piqué, avec une étoile et sans icône. Son attaque est-elle plus forte ?",
  },
  shows    = { "mc.boost.star-not-an-icon", "mc.boost.star-resolves-faceup" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, nemesis = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Sweeping Swoop", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()        -- the card he may draw
ann:declines()        -- no defender
expect(ann.identity:damage "Spider-Man"):is(2)
expect(ann.identity:stunned "Spider-Man"):is(1)
ruling {
  en = "No, the star adds nothing: Spider-Man takes 2. It only means that the card's boost text is resolved, which leaves him stunned.",
  fr = "Non, l'étoile n'ajoute rien : Spider-Man subit 2 dégâts. Elle signifie seulement que le texte boost de la carte s'applique, ce qui le laisse Sonné.",
}
