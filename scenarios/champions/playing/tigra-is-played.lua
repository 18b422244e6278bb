scenario "Playing an ally means paying its cost and placing it in the play area" {
  game     = "champions",
  question = {
    en = "I have three resources' worth of cards and play Tigra, cost 3. What happens to my cards?",
    fr = "J'ai de quoi générer trois ressources et je joue Tigra, de coût 3. Que deviennent mes cartes ?",
  },
  shows    = { "mc.play-put.play" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Tigra", "Energy", "Uppercut" } },
}
villain { "Rhino I" }

ann:plays "Tigra"
ann:pays_with "Energy"

expect(ann.in_play):is { "Tigra" }
expect(ann.hand):is_empty()
expect(ann.discard):is { "Energy", "Uppercut" }
ann:attacks_with "Tigra"
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "The cards that generated the resources are discarded, and Tigra enters play in Ann's play area, ready to be used.",
  fr = "Les cartes qui ont généré les ressources sont défaussées, et Tigra arrive en jeu devant Ann, prête à servir.",
}
