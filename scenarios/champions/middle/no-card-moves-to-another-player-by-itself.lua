scenario "Only some cards come to lie with another player" {
  game     = "champions",
  question = {
    en = "On our table Ann has Ben's Helicarrier, his Combat Training and his Tigra in front of her. Can that have come about?",
    fr = "Sur notre table, Ann a devant elle l'Héliporteur, l'Entraînement au Combat et la Tigra de Ben. Cela a-t-il pu arriver ?",
  },
  shows    = { "mc.ownership.control-constant" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", in_play = { { "Helicarrier", of = "Ben" }, { "Combat Training", of = "Ben" }, { "Tigra", of = "Ben" } } },
  { "Ben", character = "She-Hulk" },
}
refused(function() begin() end, "mc.ownership.control-constant")
ruling {
  en = "Not the Helicarrier: no card hands over a support. Combat Training may be played under any player's control, and an ally may be called from any discard pile.",
  fr = "Pas l'Héliporteur : aucune carte ne fait changer un soutien de mains. L'Entraînement au Combat peut être joué chez n'importe quel joueur, et un allié peut être appelé de n'importe quelle défausse.",
}
