scenario "What is not kept goes back" {
  game     = "metal",
  question = {
    en = "I do not want the card that X-Ray Vision shows me. Where does it go?",
    fr = "Je ne veux pas de la carte que Vision X me montre. Où va-t-elle ?",
  },
  shows    = { "metal.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clear Pane" }, deck = { "Vulnerability", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Clear Pane"
ann:declines()
expect(ann.deck):is { "Vulnerability", "Punch" }
expect(ann.in_play):is { "Clear Pane" }

ruling {
  en = "That is for the printed text to say; by this stand-in it goes back on the deck.",
  fr = "C'est au texte imprimé de le dire ; ici, avec cette carte de remplacement, elle retourne sur la pioche.",
}
