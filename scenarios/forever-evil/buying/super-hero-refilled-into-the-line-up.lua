scenario "A Super Hero entering the Line-Up attacks nobody" {
  game     = "forever-evil",
  question = {
    en = "Batman comes up from the main deck into the Line-Up. Does he make his First Appearance Attack?",
    fr = "Batman arrive du deck commun dans la réserve. Fait-il son Attaque de Révélation ?",
  },
  shows    = { "fe.amb.super-hero-from-line-up" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Cold Gun" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 3 },
  { "Ben", character = "Lex Luthor", hand = { "Cold Gun" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
main_deck { "Batman", "Superwoman" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

ann:buys "Man-Bat"
ann:ends_turn()
expect(line_up):has "Batman"
expect(destroyed):is_empty()                     -- his Attack would have had everybody destroy an Equipment
expect(weakness):count(20)
expect(ben.hand):is { "Cold Gun" }
ruling {
  en = "No. A First Appearance is the turning up of a card on the Super Hero stack; in the Line-Up he is a card like the others.",
  fr = "Non. Une Révélation, c'est une carte retournée sur la pile de Super-Héros ; dans la réserve, c'est une carte comme les autres.",
}
