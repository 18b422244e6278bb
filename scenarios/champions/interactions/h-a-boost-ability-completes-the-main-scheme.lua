scenario "A boost ability may end the game before the damage" {
  game     = "champions",
  question = {
    en = "The Break-In! needs 1 more threat, Rhino attacks me undefended and his boost card is Kree Manipulator. Do I lose at once, or after the damage?",
    fr = "Il manque 1 menace à L'Effraction !, Rhino m'attaque sans défenseur et sa carte Boost est Manipulateur Kree. Est-ce que je perds tout de suite ou après les dégâts ?",
  },
  shows    = { "mc.boost.star-resolves-faceup", "mc.main-scheme.advances-at-threshold", "mc.main-scheme.last-stage" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" }, nemesis = {} },   -- the nemesis set came into the game earlier
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }
encounter_deck:on_top { "Kree Manipulator" }

ann:ends_turn()                                      -- step one: 6 of 7
ann:declines()                                       -- nobody defends

expect(game):is_over()
expect(ann):did_not_win()
expect(ann.identity:damage "Captain Marvel"):is(0)
ruling {
  en = "At once. The star is resolved as the card is turned up: it places the last threat, the last stage is completed and the villain wins before any damage is dealt.",
  fr = "Tout de suite. L'étoile est résolue quand la carte est retournée : elle place la dernière menace, le dernier stade est achevé et le méchant gagne avant le moindre dégât.",
}
