scenario "Shazam! with no card left to gain" {
  game     = "forever-evil",
  question = {
    en = "The main deck has run out and I play Shazam! What do I gain, play and destroy?",
    fr = "Le deck commun est épuisé et je joue Shazam! Que gagné-je, que joué-je, que détruis-je ?",
  },
  shows    = { "fe.gain.nothing-available", "fe.card.shazam" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Shazam!", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}
line_up { "Giganta", "Cold Gun", "Superwoman", "Ultraman", "Despero" }
main_deck {}

ann:plays "Shazam!"
expect(ann.discard):is_empty()
expect(ann.in_play):is { "Shazam!" }
expect(log):has(ann, "none-gained")
expect(log):has("none-to-destroy", "Shazam!", "by", "fe.gain.nothing-available")

ruling {
  en = "Nothing: no card is there, so none is gained, played or destroyed.",
  fr = "Rien : il n'y a pas de carte, donc aucune n'est gagnée, jouée ni détruite.",
}
