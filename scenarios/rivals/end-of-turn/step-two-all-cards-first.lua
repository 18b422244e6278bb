scenario "Step 2 discards the whole hand before anything acts on it" {
  game     = "rivals",
  question = {
    en = "A card that I played draws me a card whenever I discard one. In step 2 I discard two: is the card I draw for the first discarded as well?",
    fr = "Une carte que j'ai jouée me fait piocher dès que j'en défausse une. À l'étape 2 j'en défausse deux : la carte piochée pour la première part-elle aussi ?",
  },
  shows    = { "rivals.amb.discards-together", "rivals.end-turn.2-hand" },
}
card "Return Desk" { type = "Equipment", cost = 3,
  says = { "Whenever you discard a card, draw a card.", "Dès que vous défaussez une carte, piochez une carte." },
  play = nothing(), after(discards{}){ draw(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Vulnerability" }, deck = { "Kick", "Kick", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {},
    in_play = { { "Return Desk", played = true } } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Huntress", "Robin", "Oracle", "Superman" }

ann:ends_turn()
expect(log:last_move()):in_order {
  { ann, "discards", "Punch" },
  { ann, "discards", "Vulnerability" },
  { ann, "draws", "Kick" },
  { ann, "draws", "Kick" },
}
expect(ann.hand):count(7)
expect(ann.discard):is { "Return Desk", "Vulnerability", "Punch" }
ruling {
  en = "No. Both cards go first, then you draw two, and these stay in your hand with the five of step 6.",
  fr = "Non. Les deux cartes partent d'abord, puis vous en piochez deux, qui restent en main avec les cinq de l'étape 6.",
}
