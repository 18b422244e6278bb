scenario "A minion engaged with another player may be attacked" {
  game     = "champions",
  question = {
    en = "Shocker is engaged with Ben. May I attack him with my hero and my ally?",
    fr = "Shocker est engagé avec Ben. Puis-je l'attaquer avec mon héros et mon allié ?",
  },
  shows    = { "mc.attack.any-enemy" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Tigra" } },
  { "Ben", character = "Captain Marvel", hand = {}, engaged = { "Shocker" } },
}
villain { "Rhino I" }

ann:attacks_with "Tigra"
ann:chooses "Shocker"
expect(ben.engaged:damage "Shocker"):is(2)
ann:attacks_with "She-Hulk"
ann:chooses "Shocker"
expect(ben.engaged):is_empty()
expect(encounter_discard):has "Shocker"
ruling {
  en = "Yes. Heroes and allies may attack any enemy in play, wherever it is engaged, unless something such as Guard shields it.",
  fr = "Oui. Les héros et les alliés peuvent attaquer n'importe quel ennemi en jeu, avec qui qu'il soit engagé, sauf si un effet comme Garde le protège.",
}
