scenario "Cards are played from the hand" {
  game     = "champions",
  question = {
    en = "Tigra lies in my discard pile and I have three resources. May I play her from there?",
    fr = "Tigra est dans ma défausse et j'ai trois ressources. Puis-je la jouer de là ?",
  },
  shows    = { "mc.play-put.from-hand" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Strength" }, discard = { "Tigra" } },
}

refused(function() ann:plays "Tigra" end, "mc.play-put.from-hand")

expect(ann.discard):is { "Tigra" }
expect(ann.hand):is { "Energy", "Strength" }
ruling {
  en = "No. A player plays cards from hand; from another place only if a card says so.",
  fr = "Non. On joue les cartes de sa main ; d'un autre endroit, seulement si une carte le dit.",
}
