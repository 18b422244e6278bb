scenario "Between step 2 and step 6 there is no hand" {
  game     = "forever-evil",
  at       = "end of turn, step 3",
  turn     = "Ann",
  question = {
    en = "I have put my hand away and what waits for the end of my turn takes place. How many cards do I hold when Ben begins?",
    fr = "J'ai rangé ma main et ce qui attend la fin de mon tour a lieu. Combien de cartes ai-je en main quand Ben commence ?",
  },
  shows    = { "fe.end-turn.3-effects", "fe.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", deck_top = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

until_step "end of turn, step 6"
expect(ann.hand):is_empty()
until_step "turn"
expect(ann.hand):is { "Kick", "Kick", "Kick", "Kick", "Kick" }
ruling {
  en = "Five: those that you draw in step 6. What you had before lies in your discard pile.",
  fr = "Cinq : celles que vous piochez à l'étape 6. Ce que vous aviez auparavant est dans votre défausse.",
}
