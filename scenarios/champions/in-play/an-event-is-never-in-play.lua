scenario "A support is in play, an event never is" {
  game     = "champions",
  question = {
    en = "I play Helicarrier and Haymaker. Which of the two is in play afterwards?",
    fr = "Je joue Héliporteur et Haymaker. Laquelle des deux cartes est en jeu ensuite ?",
  },
  shows    = { "mc.in-play.in-play" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Helicarrier", "Haymaker", "Energy", "Strength", "Backflip" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"
ann:pays_with "Energy"
expect(ann.in_play):is_empty()
ann:plays "Helicarrier"
ann:pays_with "Strength"

expect(ann.in_play):is { "Helicarrier" }
expect(ann.discard):has "Haymaker"
expect(ann):may("uses", "Helicarrier")
ruling {
  en = "Only the Helicarrier, until something removes it. An event takes effect and goes to the discard pile without ever being in play.",
  fr = "Seulement l'Héliporteur, jusqu'à ce que quelque chose le retire. Un événement fait son effet et va dans la défausse sans jamais être en jeu.",
}
