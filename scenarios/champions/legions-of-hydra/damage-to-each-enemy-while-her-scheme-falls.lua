scenario "Her scheme falls to the same blow that cannot hurt her" {
  game     = "champions",
  question = {
    en = "Ground Stomp defeats a Hydra Bomber, whose Spider-Tracer removes Legions of Hydra. Does Madame Hydra take damage from the same Ground Stomp?",
    fr = "Piétinement vainc un Poseur de Bombe d'Hydra, dont le Spider-Traceur retire Légions d'Hydra. Madame Hydra subit-elle le dégât de ce même Piétinement ?",
  },
  shows    = { "mc.card.madame-hydra", "mc.cannot.absolute", "mc.card.ground-stomp" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Genius" } },
  { "Ben", character = "Spider-Man", hand = {}, engaged = { { "Hydra Bomber", damage = 1, with = { "Spider-Tracer" } }, "Madame Hydra" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }
side_schemes { { "Legions of Hydra", threat = 3 } }

ann:plays "Ground Stomp"
expect(ben.engaged):is { "Madame Hydra" }
expect(side_schemes):is_empty()
expect(ben.engaged:damage "Madame Hydra"):is(0)
ann:attacks_with "She-Hulk"
ann:chooses "Madame Hydra"
expect(ben.engaged:damage "Madame Hydra"):is(3)
ruling {
  en = "No. Each enemy is dealt its damage at the same moment, and at that moment the scheme still protects her. From now on she can be hurt.",
  fr = "Non. Chaque ennemi subit son dégât au même moment, et à ce moment la manigance la protège encore. Désormais, on peut la blesser.",
}
