scenario "A card put into play was not played" {
  game     = "champions",
  question = {
    en = "I put Ben's Black Cat into play with Make the Call. Does her response to being played discard two cards?",
    fr = "Je mets en jeu la Black Cat de Ben avec Appel de détresse. Sa réponse, quand on la joue, défausse-t-elle deux cartes ?",
  },
  shows    = { "mc.play-put.put-is-not-played" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy" }, deck_top = { "Genius", "Haymaker" } },
  { "Ben", character = "Spider-Man", hand = {}, discard = { "Black Cat" } },
}
villain { "Rhino I" }

ann:plays "Make the Call"

expect(ann.in_play):is { "Black Cat" }
expect(ann.deck):top "Genius"
expect(ann.discard):is { "Make the Call", "Energy" }
ruling {
  en = "No. Putting into play is not playing: the response has no condition to answer, and no card leaves Ann's deck.",
  fr = "Non. Mettre en jeu n'est pas jouer : la réponse n'a aucune condition à laquelle répondre, et aucune carte ne quitte le deck d'Ann.",
}
