scenario "A card passed by Mallet is not gained" {
  game     = "forever-evil",
  question = {
    en = "I am Lex Luthor and pass a revealed Hero to my own discard pile with Mallet. Have I gained a Hero?",
    fr = "Je suis Lex Luthor et je passe un Héros révélé dans ma propre défausse avec le Mallet. Ai-je gagné un Héros ?",
  },
  shows    = { "fe.faq.passed-not-gained", "fe.card.mallet" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Mallet" }, deck = { "Catwoman", "Punch", "Punch", "Punch", "Punch", "Punch", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Mallet"
ann:chooses "Ann"
expect(ann.discard):is { "Catwoman" }
ann:ends_turn()

expect(ann.hand):count(5)               -- six if she had gained a Hero
expect(ann.deck):is { "Kick" }

ruling {
  en = "No. A passed card is not a gained card, so Lex Luthor draws nothing more.",
  fr = "Non. Une carte passée n'est pas une carte gagnée, donc Lex Luthor ne pioche rien de plus.",
}
