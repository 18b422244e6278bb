scenario "An empty main deck alone ends nothing" {
  game     = "metal",
  question = {
    en = "The last card of the main deck just filled the last gap. Is the game over?",
    fr = "La dernière carte du deck commun vient de remplir le dernier vide. La partie est-elle finie ?",
  },
  shows    = { "metal.end-turn.7-refill" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 5, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck { "Steel" }

ann:buys "Escape"
ann:buys "Breakthrough"                  -- leaves no gap
ann:ends_turn()
expect(game):goes_on()
expect(line_up):count(5)
expect(main_deck):is_empty()
expect(ben):is_on_turn()
ruling {
  en = "No. Five cards lie in the Line-Up; the game ends only when they cannot be five.",
  fr = "Non. Cinq cartes sont dans la réserve ; la partie ne finit que si elles ne peuvent être cinq.",
}
