scenario "A Frozen token comes off when its player's next turn begins" {
  game     = "forever-evil",
  question = {
    en = "A Frozen token of Ben's and one of mine lie in the Line-Up, and my turn begins. Which one comes off, and when does the other?",
    fr = "Un jeton Gelé de Ben et un à moi sont dans la réserve, et mon tour commence. Lequel s'enlève, et quand s'enlève l'autre ?",
  },
  shows    = { "fe.card.cold-gun" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Punch", "Punch", "Punch" } },
}
line_up { { "Giganta", tokens = 1, of = "Ben" }, { "Mallet", tokens = 1, of = "Ann" }, "Superwoman", "Despero", "Owlman" }

expect(line_up:tokens "Mallet"):is(0)
expect(line_up:tokens "Giganta"):is(1)
ann:ends_turn()
expect(line_up:tokens "Giganta"):is(0)
ruling {
  en = "Yours, at once. Ben's comes off when his turn begins.",
  fr = "Le vôtre, aussitôt. Celui de Ben s'enlève quand son tour commence.",
}
