scenario "Titania's Fury heals Titania and surges if she does not attack" {
  game     = "champions",
  question = {
    en = "I am Jennifer Walters and reveal Titania's Fury with a wounded Titania in play. She does not attack an alter ego: what then?",
    fr = "Je suis Jennifer Walters et je révèle Fureur de Titania, Titania étant en jeu et blessée. Elle n'attaque pas un alter ego : que se passe-t-il donc ?",
  },
  shows    = { "mc.card.titanias-fury", "mc.form.alter-ego-hides-hero" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Jennifer Walters", hand = { "Energy", "Genius", "Strength", "Haymaker", "Hellcat", "Tigra" }, nemesis = {},
    engaged = { { "Titania", damage = 4, confused = true } }, dealt = { "Titania's Fury" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hydra Mercenary", "Shocker" }

ann:ends_turn()
ann:declines "discards"
ann:declines "Jennifer Walters" -- she lets the threat of step one come

expect(log):has("Jennifer Walters", "nothing happens", "by", "mc.card.titanias-fury")
expect(ann.engaged:damage "Titania"):is(0)
expect(ann.engaged):is { "Titania", "Hydra Mercenary", "Shocker" }
ruling {
  en = "All her damage is healed and the card gains surge: Ann reveals another card.",
  fr = "Tous ses dégâts sont soignés et la carte gagne Renfort : Ann révèle une autre carte.",
}
