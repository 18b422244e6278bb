scenario "Five cards are left out of the main deck" {
  game     = "forever-evil",
  teams    = 1,
  set_up   = "shown",
  question = {
    en = "Which cards do we sort out of the main deck before we play in two teams?",
    fr = "Quelles cartes faut-il retirer du deck commun avant de jouer en deux équipes ?",
  },
  shows    = { "fe.variant.banned" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", hand = { "Punch" }, deck = {} },
}
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

expect(main_deck):has_no "Superwoman"
expect(main_deck):has_no "Power Ring"
expect(main_deck):has_no "Phantom Stranger"
expect(main_deck):has_no "Deathstorm"
expect(main_deck):has_no "Man-Bat Serum"
expect(main_deck):count(94)                 -- 106, less 7 left out and 5 in the Line-Up
ruling {
  en = "Superwoman, Power Ring, Phantom Stranger, Deathstorm and Man-Bat Serum, every copy of them.",
  fr = "Superwoman, Power Ring, Phantom Stranger, Deathstorm et le Sérum du Man-Bat, tous leurs exemplaires.",
}
