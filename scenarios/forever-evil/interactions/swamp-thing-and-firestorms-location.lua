scenario "Swamp Thing does not see the Location on the Super-Villain" {
  game     = "forever-evil",
  question = {
    en = "Blackgate Prison is in play, and Firestorm has put Earth-3 on my Super-Villain. Does Swamp Thing pay for one Location or for two?",
    fr = "Blackgate Prison est en jeu, et Firestorm a posé Earth-3 sur mon Super-Vilain. Swamp Thing compte-t-il un Lieu ou deux ?",
  },
  shows    = { "fe.card.swamp-thing", "fe.cards.firestorm-not-in-play" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm", "Swamp Thing" }, in_play = { "Blackgate Prison" }, deck = { "Earth-3", "Kick" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"
ann:plays "Swamp Thing"

expect(ann.power):is(2)
expect(ann):may("uses", "Earth-3")           -- although its text works
ruling {
  en = "For one, so Power +2. A card on the Super-Villain is not in play, and Firestorm with its text is still no Location.",
  fr = "Un, donc +2 en Puissance. Une carte posée sur le Super-Vilain n'est pas en jeu, et Firestorm, même avec ce texte, n'est pas un Lieu.",
}
