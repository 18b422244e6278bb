scenario "The last cards of the main deck fill the Line-Up: the game goes on" {
  game     = "forever-evil",
  question = {
    en = "The two last cards of the main deck just filled the two gaps. Is the game over because the main deck is empty?",
    fr = "Les deux dernières cartes du deck commun viennent de remplir les deux emplacements vides. La partie est-elle finie parce que le deck commun est vide ?",
  },
  shows    = { "fe.end-turn.5-refill", "fe.game-end.no-refill" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 5 },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 3 },
}
line_up { "Cold Gun", "Man-Bat", "Stargirl", "Broadsword", "Superwoman" }
main_deck { "Giganta", "Catwoman" }

ann:buys "Cold Gun"
ann:buys "Man-Bat"
ann:ends_turn()

expect(game):goes_on()
expect(line_up):count(5)
expect(main_deck):is_empty()
expect(ann.hand):count(5)                 -- and the rest of the end of the turn takes place
expect(ben):is_on_turn()

ben:buys "Catwoman"                       -- the next gap is the end
ben:ends_turn()
expect(game):is_over()
ruling {
  en = "No. An empty main deck is no reason to stop; only a gap that cannot be filled is, as after Ben's purchase.",
  fr = "Non. Un deck commun vide n'arrête pas la partie ; seul un emplacement impossible à remplir le fait, comme après l'achat de Ben.",
}
