scenario "Lex Luthor draws for each Hero bought" {
  game     = "forever-evil",
  question = {
    en = "I am Lex Luthor and buy two Heroes and a Villain. How many cards do I have for my next turn?",
    fr = "Je suis Lex Luthor et j'achète deux Héros et un Vilain. Combien de cartes ai-je pour mon prochain tour ?",
  },
  shows    = { "fe.card.lex-luthor", "fe.end-turn.3-effects" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = {}, power = 8,
    deck = { "Kick", "Giganta", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Catwoman", "Commissioner Gordon", "Man-Bat", "Ultraman", "Power Armor" }
main_deck:on_top { "Pandora", "Despero", "Owlman" }

ann:buys "Catwoman"
ann:buys "Commissioner Gordon"
ann:buys "Man-Bat"
ann:ends_turn()

expect(ann.hand):is { "Kick", "Giganta", "Punch", "Punch", "Punch", "Punch", "Punch" }

ruling {
  en = "Seven: one more for each Hero at the end of your turn, then the usual five.",
  fr = "Sept : une de plus par Héros à la fin de votre tour, puis les cinq habituelles.",
}
