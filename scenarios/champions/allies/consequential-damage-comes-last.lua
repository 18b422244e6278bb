scenario "Consequential damage comes after the thwart" {
  game     = "champions",
  question = {
    en = "Jessica Jones has 1 hit point left. Does her thwart still remove threat, or is she defeated first?",
    fr = "Il reste 1 point de vie à Jessica Jones. Son contre retire-t-il encore de la menace, ou est-elle vaincue avant ?",
  },
  shows    = { "mc.ally.consequential-after", "mc.ally.defeated-at-zero" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Jessica Jones", damage = 2 } } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Jessica Jones"
expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.discard):is { "Jessica Jones" }
ruling {
  en = "The threat goes first. The damage printed under the power she used comes only once the thwart is resolved; then she is defeated.",
  fr = "La menace d'abord. Les dégâts indiqués sous le pouvoir utilisé n'arrivent qu'une fois le contre résolu ; alors elle est vaincue.",
}
