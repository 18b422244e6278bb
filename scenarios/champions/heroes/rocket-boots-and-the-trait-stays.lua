scenario "Aerial stays when the Rocket Boots have gone" {
  game     = "champions",
  question = {
    en = "Iron Man flies by his Rocket Boots and changes form and back. Is Aerial gone?",
    fr = "Iron Man vole grâce à ses Bottes-Fusée et change de forme. Le trait Aérien disparaît-il ?",
  },
  shows    = { "mc.card.rocket-boots" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius" }, in_play = { "Rocket Boots" } },
}
villain { "Rhino I" }

ann:uses "Rocket Boots"
ann:changes_form()

expect(ann.identity:aerial "Tony Stark"):is(1)
ruling {
  en = "No: what lasts stays with the player's identity through its forms until the end of the phase.",
  fr = "Non : ce qui dure reste à l'identité du joueur sous ses deux formes jusqu'à la fin de la phase.",
}
