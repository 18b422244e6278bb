scenario "A card's text happens at once" {
  game     = "forever-evil",
  question = {
    en = "My card lets me draw. Do I draw right now, and may I play what I drew this turn?",
    fr = "Ma carte me fait piocher. Est-ce que je pioche tout de suite, et puis-je jouer ce tour-ci ce que j'ai pioché ?",
  },
  shows    = { "fe.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "The Flash", "Vulnerability" }, deck = { "Kick", "Kick", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Insanity", "Superwoman" }

ann:plays "The Flash"
ann:discards "Vulnerability"
expect(ann.hand):is { "Kick", "Kick", "Punch" }
ann:plays "Kick"
expect(ann.power):is(2)
ruling {
  en = "Yes to both: the text is carried out before your next move, and the new cards are in your hand.",
  fr = "Oui deux fois : le texte s'applique avant votre coup suivant, et les nouvelles cartes sont dans votre main.",
}
