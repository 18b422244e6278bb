scenario "Ground Stomp does not spend Madame Hydra's Tough card" {
  game     = "champions",
  legions_of_hydra = 1,
  question = {
    en = "Madame Hydra is Tough and her Legions are in play. Does my Ground Stomp at least knock the Tough card off her?",
    fr = "Madame Hydra est Tenace et ses Légions sont en jeu. Mon Piétinement lui fait-il au moins perdre sa carte Tenace ?",
  },
  shows    = { "mc.card.madame-hydra", "mc.cannot.absolute" },
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Strength" }, engaged = { { "Madame Hydra", tough = true }, "Hydra Bomber" } },
}
side_schemes { { "Legions of Hydra", threat = 3 } }

ann:plays "Ground Stomp"

expect(ann.engaged:tough "Madame Hydra"):is(1)
expect(ann.engaged:damage "Hydra Bomber"):is(1)
expect(villain:damage "Rhino I"):is(1)
ruling {
  en = "No. She cannot take damage at all, so there is nothing that the Tough card would have to prevent.",
  fr = "Non. Elle ne peut subir aucun dégât : la carte Tenace n'a donc rien à prévenir.",
}
