scenario "A printed Block of which nobody knows how much it adds" {
  game     = "rivals",
  question = {
    en = "I hold the printed Grappling Hook, which has a Block. My opponent hands over with exactly 9 Power. Why am I not asked to block?",
    fr = "J'ai la vraie carte Grappin, qui a un Blocage. L'adversaire passe la main avec tout juste 9 de Puissance. Pourquoi ne me demande-t-on pas si je bloque ?",
  },
  shows    = { "rivals.block.when", "rivals.card.grappling-hook" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = {}, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Grappling Hook", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
expect(log):has("Grappling Hook", "is not offered")
expect(ben):must_choose { "blocks with Chalk Line", "declines" }
refused(function() ben:blocks "Grappling Hook" end, "rivals.card.grappling-hook")
ben:declines()
ruling {
  en = "The referee does not know how much it adds, so it says that the card is not offered. A script may declare the Block; the printed card has the last word.",
  fr = "L'arbitre ne sait pas combien il ajoute : il dit donc que la carte n'est pas proposée. Un script peut déclarer le Blocage ; la carte imprimée a le dernier mot.",
}
