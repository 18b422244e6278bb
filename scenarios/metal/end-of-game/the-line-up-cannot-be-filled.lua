scenario "The game ends when the Line-Up cannot be filled to five" {
  game     = "metal",
  question = {
    en = "The main deck is empty and I left a gap. What happens?",
    fr = "Le deck commun est vide et j'ai laissé un vide. Que se passe-t-il ?",
  },
  shows    = { "metal.game-end.no-refill", "metal.game-end.immediately" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 4, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {}, discard = {} },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck { "Steel" }

ann:buys "Escape"
ann:buys "Flight"
ann:ends_turn()
expect(game):is_over()
expect(line_up):count(4)
refused(function() ben:plays "Punch" end, "metal.game-end.no-refill")
ruling {
  en = "Step 7 fills what it can; as the five places are not full, the game is over at once.",
  fr = "L'étape 7 remplit ce qu'elle peut ; comme les cinq places ne sont pas garnies, la partie est finie aussitôt.",
}
