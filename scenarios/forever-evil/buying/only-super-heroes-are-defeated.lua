scenario "A Line-Up card is bought, not defeated" {
  game     = "forever-evil",
  question = {
    en = "Giganta is a Villain in the Line-Up. Do I defeat her when I take her?",
    fr = "Giganta est un Vilain de la réserve. Est-elle vaincue quand je la prends ?",
  },
  shows    = { "fe.faq.defeat-word" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 9 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

refused(function() ann:defeats "Giganta" end, "fe.faq.defeat-word")
ann:buys "Giganta"
expect(ann.discard):is { "Giganta" }
ruling {
  en = "No. Only Super Heroes from the top of their stack are defeated; Giganta is bought.",
  fr = "Non. Seuls les Super-Héros pris au sommet de leur pile sont vaincus ; Giganta s'achète.",
}
