scenario "A hero defends only while ready" {
  game     = "champions",
  question = { en = "My hero has defended against Rhino. May she also defend against Shocker, who attacks next?", fr = "Mon héros a défendu contre Rhino. Peut-il aussi défendre contre Shocker, qui attaque ensuite ?" },
  shows    = { "mc.defend.hero-exhausts" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Mockingbird" }, engaged = { "Shocker" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Inspired" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ann:defends_with "Captain Marvel"
refused(function() ann:defends_with "Captain Marvel" end, "mc.defend.hero-exhausts")
ann:declines "defends_with"
expect(ann.identity:damage "Captain Marvel"):is(3)

ruling {
  en = "No. Defending exhausts her, and an exhausted hero cannot use the basic defence. She takes 1 from Rhino and 2 from Shocker.",
  fr = "Non. Défendre l'incline, et un héros incliné ne peut pas utiliser la défense de base. Elle subit 1 dégât de Rhino et 2 de Shocker.",
}
