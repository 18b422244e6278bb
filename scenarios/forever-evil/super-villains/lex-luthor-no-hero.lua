scenario "Lex Luthor without a Hero" {
  game     = "forever-evil",
  question = {
    en = "I am Lex Luthor and bought only an Equipment. Do I draw more than five?",
    fr = "Je suis Lex Luthor et je n'ai acheté qu'un Équipement. Est-ce que je pioche plus de cinq cartes ?",
  },
  shows    = { "fe.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = {}, power = 4, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Mallet", "Catwoman", "Ultraman", "Power Armor", "Pandora" }
main_deck:on_top { "Despero" }

ann:buys "Mallet"
ann:ends_turn()

expect(ann.hand):count(5)
expect(ann.deck):is { "Kick" }

ruling {
  en = "No, just the five.",
  fr = "Non, seulement les cinq.",
}
