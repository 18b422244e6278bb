scenario "Deathstorm in a small deck" {
  game     = "forever-evil",
  question = {
    en = "I kept my deck down to twelve cards. What does Deathstorm score?",
    fr = "J'ai gardé un deck de douze cartes. Combien rapporte Deathstorm ?",
  },
  shows    = { "fe.card.deathstorm", "fe.amb.deathstorm-formula" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Deathstorm", "Punch", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke" },
}
line_up { "Steve Trevor", "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Punch"
ann:buys "Steve Trevor"
ann:ends_turn()                         -- nothing left to fill the Line-Up with

expect(game):is_over()
expect(ann.deck):count(12)
expect(ann.score):is(10)                -- not more: only cards above twenty matter

ruling {
  en = "Ten, its full value. Only cards above twenty take something off, and fewer than twenty add nothing.",
  fr = "Dix, sa pleine valeur. Seules les cartes au-delà de vingt en retirent, et en avoir moins de vingt n'ajoute rien.",
}
