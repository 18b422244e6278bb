scenario "Thwarting can hurt where attacking does not" {
  game     = "champions",
  question = { en = "Does Black Cat take damage when she thwarts?", fr = "Black Cat subit-elle des dégâts quand elle contre ?" },
  shows    = { "mc.consequential-damage.after-thwart" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Black Cat" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Black Cat"
expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.in_play:damage "Black Cat"):is(1)

ruling {
  en = "Yes, 1 after the thwart: she has an asterisk under her THW, though none under her ATK.",
  fr = "Oui, 1 après le contre : elle a un astérisque sous son CTR, mais aucun sous son ATQ.",
}
