scenario "M.O.D.O.K. strikes back" {
  game     = "champions",
  question = {
    en = "I attack M.O.D.O.K., then Ben defeats him. How much do we take?",
    fr = "J'attaque MODOK, puis Ben le vainc. Combien subissons-nous ?",
  },
  shows    = { "mc.card.m-o-d-o-k", "mc.keywords.retaliate", "mc.keywords.retaliate-survive" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "M.O.D.O.K.", damage = 3 } } },
  { "Ben", character = "She-Hulk", hand = {} },
}
villain { "Rhino I" }

ann:attacks_with "Spider-Man"
ann:chooses "M.O.D.O.K."
expect(ann.identity:damage "Spider-Man"):is(2)
expect(ann.engaged:hit_points "M.O.D.O.K."):is(3)
ann:ends_turn()
ben:attacks_with "She-Hulk"
ben:chooses "M.O.D.O.K."
expect(ann.engaged):is_empty()
expect(ben.identity:damage "She-Hulk"):is(0)
ruling {
  en = "You take 2. Ben takes none: M.O.D.O.K. must survive the attack to retaliate.",
  fr = "Vous en subissez 2, Ben aucun : MODOK doit survivre à l'attaque pour riposter.",
}
