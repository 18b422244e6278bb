scenario "Rhino's suit takes the damage in his place" {
  game     = "champions",
  question = {
    en = "Rhino wears the Armored Rhino Suit and I attack him for 2. Does he lose hit points?",
    fr = "Rhino porte son Costume Blindé et je l'attaque pour 2. Perd-il des points de vie ?",
  },
  shows    = { "mc.replacement.timing", "mc.replacement.definition" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {} },
}
villain { { "Rhino I", damage = 3, with = { "Armored Rhino Suit" } } }

ann:attacks_with "Spider-Man"

expect(villain:damage "Rhino"):is(3)
expect(attachments:damage "Armored Rhino Suit"):is(2)
ruling {
  en = "No. At the moment when the damage is due it goes on the suit instead, and Rhino stays as he was.",
  fr = "Non. Au moment où les dégâts doivent être infligés, ils vont sur le costume à la place, et Rhino reste comme il était.",
}
