scenario "Shazam! does not reach a card that Firestorm has put on the Super-Villain" {
  game     = "forever-evil",
  question = {
    en = "Shazam! gains Firestorm and Emperor Penguin. Firestorm's text puts Emperor Penguin on my Super-Villain. May I destroy Emperor Penguin for Shazam!?",
    fr = "Shazam! me fait gagner Firestorm et Emperor Penguin. Le texte de Firestorm pose Emperor Penguin sur mon Super-Vilain. Puis-je détruire Emperor Penguin pour Shazam! ?",
  },
  shows    = { "fe.cards.firestorm-not-in-play", "fe.card.shazam" },
}
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Shazam!" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch" }, discard = {} },
}
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }
main_deck:on_top { "Firestorm", "Emperor Penguin" }

ann:plays "Shazam!"
ann:plays "Firestorm"
expect(ann.on_character):is { "Emperor Penguin" }
expect(ann.in_play):has_no "Firestorm"
ruling {
  en = "No. A card on the Super-Villain is not in play and nothing touches it. Firestorm is the only one left of the two, so he is destroyed.",
  fr = "Non. Une carte posée sur le Super-Vilain n'est pas en jeu et rien ne l'affecte. Firestorm est le seul des deux qui reste : il est détruit.",
}
