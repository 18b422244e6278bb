scenario "A run by which the tile gives no Weaknesses" {
  game     = "metal",
  rules    = { ["metal.amb.tile-weaknesses"] = "off" },
  question = {
    en = "At our table a rescue costs nothing. What happens when I rescue Batman?",
    fr = "À notre table, une libération ne coûte rien. Que se passe-t-il quand je libère Batman ?",
  },
  shows    = { "metal.rescue.on-defeat" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 9, hand = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
super_villains { "Straw Boss", "Barbatos" }
captured { "Batman" }
ann:defeats "Straw Boss"
expect(ann.team):is { "Cyborg", "Batman" }
expect(ann.discard):is_empty()

ruling {
  en = "Then the Super Hero joins you, and no Weakness comes.",
  fr = "Alors le Super-Héros vous rejoint, et aucune Faiblesse ne vient.",
}
