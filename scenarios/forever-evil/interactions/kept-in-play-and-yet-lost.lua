scenario "A card kept in play is not safe from its own player's ability" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix left a Kick in play for me. Is it safe there from Black Adam when I play it?",
    fr = "La Matrice de Firestorm m'a laissé un Coup de Pied en jeu. Y est-il à l'abri de Black Adam quand je le joue ?",
  },
  shows    = { "fe.card.black-adam", "fe.cards.firestorm-matrix-as-played" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam", hand = { "Giant Growth" }, deck = { "Vibe" }, discard = {}, in_play = { { "Kick", kept = true } } },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Kick"
ann:uses "Black Adam"
expect(ann.power):is(2)
expect(ann.vp):is(1)
expect(ann.hand):is { "Giant Growth", "Vibe" }
expect(ann.in_play):is_empty()
ann:plays "Giant Growth"                     -- the second Super Power: nothing is asked
expect(ann.in_play):is { "Giant Growth" }
ruling {
  en = "No. It is played like a card of your hand, and he may destroy it. It is gone for good then.",
  fr = "Non. Il est joué comme une carte de la main, et Black Adam peut le détruire. Il est alors perdu.",
}
