scenario "What using an ally costs" {
  game     = "champions",
  question = { en = "Black Cat and Tigra each attack. Which of them takes damage for it?", fr = "Black Cat et Tigra attaquent l'une après l'autre. Laquelle subit des dégâts pour cela ?" },
  shows    = { "mc.consequential-damage.after-attack" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Black Cat" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Tigra" } },
}
villain { "Rhino I" }

ann:attacks_with "Black Cat"
ann:ends_turn()
ben:attacks_with "Tigra"
expect(ann.in_play:damage "Black Cat"):is(0)
expect(ben.in_play:damage "Tigra"):is(1)
expect(villain:damage "Rhino"):is(3)

ruling {
  en = "Only Tigra: she has one asterisk under her ATK, so she takes 1 damage after attacking. Black Cat has none there.",
  fr = "Seulement Tigra : elle a un astérisque sous son ATQ et subit donc 1 dégât après avoir attaqué. Black Cat n'en a pas.",
}
