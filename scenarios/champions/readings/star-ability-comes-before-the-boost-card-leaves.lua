scenario "A boost card's star is resolved while the card still lies faceup" {
  game     = "champions",
  question = {
    en = "Rhino's boost card is Kree Manipulator. I stop its threat with Great Responsibility. Has the boost card been discarded by then?",
    fr = "La carte Boost de Rhino est Manipulateur Kree. J'arrête sa menace avec De Grandes Responsabilités. La carte Boost est-elle déjà défaussée à ce moment ?",
  },
  shows    = { "mc.amb.boost-star-when" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Great Responsibility", "Energy", "Strength", "Black Cat", "Aunt May" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Kree Manipulator", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                          -- the threat of step one
ann:declines()                          -- Spider-Sense
ann:declines()                          -- no defender; the boost card is turned up
expect(boosts):is { "Kree Manipulator" }
expect(encounter_discard):has_no "Kree Manipulator"
expect(ann.identity:damage "Spider-Man"):is(0)
ann:plays "Great Responsibility"

expect(ann.identity:damage "Spider-Man"):is(3)
expect(main_scheme:threat "The Break-In!"):is(1)
expect(encounter_discard):has "Kree Manipulator"
ruling {
  en = "No. The star is resolved as soon as the card is turned up; the card is discarded only afterwards, and the damage comes later still.",
  fr = "Non. L'étoile se résout dès que la carte est retournée ; la carte n'est défaussée qu'ensuite, et les dégâts viennent encore après.",
}
