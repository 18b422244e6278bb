scenario "Firestorm with the text of Insanity" {
  game     = "forever-evil",
  question = {
    en = "The card that Firestorm puts onto the Super-Villain is Insanity. Nothing else was played this turn: does everybody pass a card?",
    fr = "La carte que Firestorm pose sur mon Super-Vilain est Aliénation. Rien d'autre n'a été joué ce tour : chacun passe-t-il une carte ?",
  },
  shows    = { "fe.cards.firestorm-text", "fe.card.insanity", "fe.amb.firestorm-self" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm", "Kick" }, deck = { "Insanity" }, discard = {} },
  { "Ben", character = "Sinestro", hand = { "Vibe" }, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"

expect(ann.hand):is { "Vibe" }
expect(ben.hand):is { "Kick" }
ruling {
  en = "Yes. The text speaks of its own card, and that is Firestorm now: nothing was played before him.",
  fr = "Oui. Le texte parle de sa propre carte, et c'est maintenant Firestorm : rien n'a été joué avant lui.",
}
