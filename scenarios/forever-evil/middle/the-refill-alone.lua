scenario "The Line-Up cannot be filled" {
  game     = "forever-evil",
  at       = "end of turn, step 5",
  turn     = "Ben",
  question = {
    en = "Ben ends his turn. A place of the Line-Up is free and the main deck is empty. What happens at the refill?",
    fr = "Ben termine son tour. Une place de la réserve est libre et le deck commun est vide. Que se passe-t-il quand on complète ?",
  },
  shows    = { "fe.end-turn.5-refill", "fe.game-end.no-refill" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Kick" }, discard = {} },
}
stacks { main_deck = 0 }
line_up { "Giganta", "Mallet", "Superwoman", "Despero" }

expect(game):is_over()
expect(line_up):count(4)
expect(log):has_no("end-draw")           -- no new hand
ruling {
  en = "The place stays free and the game ends at once: there is no step 6 any more, so Ben draws no new hand.",
  fr = "La place reste libre et la partie s'arrête aussitôt : il n'y a plus d'étape 6, donc Ben ne pioche pas de nouvelle main.",
}
