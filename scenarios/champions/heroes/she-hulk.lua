scenario "She-Hulk hits an enemy as she appears" {
  game     = "champions",
  question = {
    en = "I become She-Hulk by Split Personality after having changed form already. Does her response work each time, and on whom?",
    fr = "Je redeviens Miss Hulk par Personnalité divisée après avoir déjà changé de forme. Sa réponse joue-t-elle chaque fois, et sur qui ?",
  },
  shows    = { "mc.card.she-hulk", "mc.card.split-personality" },
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Split Personality", "Strength", "Genius" }, engaged = { "Shocker" },
    deck_top = { "Hellcat", "Energy", "Haymaker", "First Aid" } },
}
villain { { "Rhino I" } }

ann:changes_form()
ann:plays "Split Personality"
ann:pays_with "Strength"
ann:uses "She-Hulk"
ann:chooses "Shocker"

expect(ann.identity):is { "She-Hulk" }
expect(ann.engaged:damage "Shocker"):is(2)
expect(ann.hand):is { "Hellcat", "Energy", "Haymaker", "First Aid" }
ruling {
  en = "Each time she changes to She-Hulk: 2 damage to any enemy, here Shocker. Then the event draws her up to She-Hulk's printed hand size, four.",
  fr = "Chaque fois qu'elle devient Miss Hulk : 2 dégâts à un ennemi au choix, ici Shocker. Puis l'événement lui fait piocher jusqu'à la taille de main imprimée de Miss Hulk, quatre.",
}
