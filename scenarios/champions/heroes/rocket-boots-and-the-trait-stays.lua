card "Ground Crew" { type = "event", fr = "Équipe au Sol", cost = 0, action{ discard(one{ "upgrade", of = you }) } }

scenario "Aerial stays when the Rocket Boots have gone" {
  game     = "champions",
  question = {
    en = "Iron Man flies by his Rocket Boots. Then they are discarded, and he changes form. Is Aerial gone?",
    fr = "Iron Man vole grâce à ses Bottes-Fusée. Puis elles sont défaussées, et il change de forme. Le trait Aérien disparaît-il ?",
  },
  shows    = { "mc.card.rocket-boots", "mc.lasting-effect.outlives-source" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius", "Ground Crew" }, in_play = { "Rocket Boots" } },
}
villain { "Rhino I" }

ann:uses "Rocket Boots"
ann:plays "Ground Crew"
expect(ann.in_play):is_empty()
expect(ann.identity:aerial "Iron Man"):is(1)
ann:changes_form()

expect(ann.identity:aerial "Tony Stark"):is(1)
ruling {
  en = "No: what lasts needs its card no more, and stays with the player's identity through its forms until the end of the phase.",
  fr = "Non : ce qui dure se passe de sa carte, et reste à l'identité du joueur sous ses deux formes jusqu'à la fin de la phase.",
}
