scenario "A card put into play asks for no cost of its own" {
  game     = "champions",
  question = {
    en = "I play Make the Call on Hawkeye and pay his printed cost, as the event tells me. Do I also pay to bring him into play?",
    fr = "Je joue Appel de détresse sur Hawkeye et paie son coût imprimé, comme l'événement le demande. Dois-je aussi payer pour le faire arriver en jeu ?",
  },
  shows    = { "mc.play-put.put-skips-cost", "mc.play-put.put-ignores-resource-cost" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy", "Inspired", "Strength" }, discard = { "Hawkeye" } },
}

ann:plays "Make the Call"
ann:pays_with "Energy"                  -- the 3 that Make the Call asks for
ann:pays_with "Inspired"

expect(ann.in_play):is { "Hawkeye" }
expect(ann.hand):has "Strength"
ruling {
  en = "No. The 3 resources are what Make the Call costs; putting Hawkeye into play asks for nothing more.",
  fr = "Non. Les 3 ressources sont le coût d'Appel de détresse ; mettre Hawkeye en jeu ne demande rien de plus.",
}
