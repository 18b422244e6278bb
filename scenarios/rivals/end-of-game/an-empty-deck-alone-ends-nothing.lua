scenario "An empty main deck alone ends nothing" {
  game     = "rivals",
  question = {
    en = "The main deck is empty, but all five places of the Line-Up are taken. Is the game over?",
    fr = "Le deck commun est vide, mais les cinq places de la réserve sont occupées. La partie est-elle finie ?",
  },
  shows    = { "rivals.end-turn.5-refill", "rivals.amb.deck-runs-out" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 3 },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Vicky Vale", "Red Hood", "Robin", "Oracle", "Superman" }
main_deck {}

ann:buys "Kick"
ann:ends_turn()
expect(game):goes_on()
expect(ben):is_on_turn()
ruling {
  en = "No. A Kick leaves no gap; the game ends when a place of the Line-Up stays empty in step 5.",
  fr = "Non. Un Coup de Pied ne laisse pas de trou ; la partie finit quand une place de la réserve reste vide à l'étape 5.",
}
