scenario "Turns alternate between the teams" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "My teammate Ben sits beside me. Does he have the next turn, or one of the other side?",
    fr = "Mon coéquipier Ben est assis à côté de moi. Est-ce à lui de jouer après moi, ou à quelqu'un d'en face ?",
  },
  shows    = { "fe.variant.seating" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Cy",  hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Dan", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }
main_deck { "Cosmic Staff" }

expect(ann):is_on_turn()
ann:ends_turn()
expect(cy):is_on_turn()
cy:ends_turn()
expect(ben):is_on_turn()
ben:ends_turn()
expect(dan):is_on_turn()
dan:ends_turn()
expect(ann):is_on_turn()
ruling {
  en = "One of the other side. You sit side by side, but no team takes two turns in a row: Ann, Cy, Ben, Dan, and again Ann.",
  fr = "À quelqu'un d'en face. Vous êtes assis côte à côte, mais une équipe ne joue jamais deux tours de suite : Ann, Cy, Ben, Dan, puis de nouveau Ann.",
}
