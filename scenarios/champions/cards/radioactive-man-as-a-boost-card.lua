scenario "Radioactive Man as a boost card takes a card" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "The boost card of the scheme against me is Radioactive Man. What does it do?",
    fr = "La carte Boost de la manigance contre moi est L'Homme-Radioactif. Que fait-elle ?",
  },
  shows    = { "mc.card.radioactive-man", "mc.boost.star-resolves-faceup" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy" } },
}
villain { "Klaw I" }
encounter_deck:on_top { "Radioactive Man" }

until_step "villain phase, step 3"
expect(ann.hand):is_empty()
expect(main_scheme:threat "Underground Distribution 1B"):is(2)
expect(encounter_discard):is { "Radioactive Man" }
ruling {
  en = "You discard a card of your hand at random. The star adds nothing to the SCH of 2.",
  fr = "Vous défaussez une carte de votre main au hasard. L'étoile n'ajoute rien à la MNG de 2.",
}
