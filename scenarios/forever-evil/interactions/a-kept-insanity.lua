scenario "Insanity kept in play by Firestorm Matrix" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix has left Insanity in play for me. If I play it from there before anything else, does everybody pass a card?",
    fr = "La Matrice de Firestorm m'a laissé Aliénation en jeu. Si je la joue de là avant toute autre carte, chacun passe-t-il une carte ?",
  },
  shows    = { "fe.cards.firestorm-matrix-as-played", "fe.card.insanity" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Kick" }, deck = {}, discard = {}, in_play = { { "Insanity", kept = true } } },
  { "Ben", character = "Sinestro", hand = { "Vibe" }, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Insanity"
expect(ann.hand):is { "Vibe" }
expect(ben.hand):is { "Kick" }
expect(ann.in_play):is { "Insanity" }
ruling {
  en = "Yes. Playing it from there is like playing it from your hand, and nothing was played before it this turn.",
  fr = "Oui. La jouer de là, c'est comme la jouer de votre main, et c'est la première carte de votre tour.",
}
