scenario "An exhausted ally still uses abilities that do not exhaust it" {
  game     = "champions",
  question = {
    en = "Daredevil has exhausted to thwart. May I still use his response to that thwart?",
    fr = "Daredevil s'est incliné pour contrer. Puis-je encore utiliser sa réponse à ce contre ?",
  },
  shows    = { "mc.exhausted.abilities-still-active" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Daredevil" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Daredevil"
expect(ann.in_play:exhausted "Daredevil"):is(1)
ann:uses "Daredevil"

expect(main_scheme:threat "The Break-In!"):is(1)
expect(villain:damage "Rhino"):is(1)
refused(function() ann:attacks_with "Daredevil" end, "mc.exhausted.cannot-exhaust-again")
ruling {
  en = "Yes. His response asks for no exhausting, so it works although he is exhausted: Rhino takes 1 damage. Only attacking and thwarting again are out of reach.",
  fr = "Oui. Sa réponse ne demande pas de l'incliner, elle marche donc bien qu'il le soit : Rhino subit 1 dégât. Seuls attaquer et contrer de nouveau sont exclus.",
}
