scenario "However the turn is played, the hand of the next turn is five new cards" {
  game     = "rivals",
  question = {
    en = "Is there any way to begin my next turn with the Kick that I hold now, or with more than five cards?",
    fr = "Existe-t-il un moyen de commencer mon prochain tour avec le Coup de Pied que j'ai en main, ou avec plus de cinq cartes ?",
  },
  shows    = { "rivals.play.no-carry-over", "rivals.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Kick", "Punch" }, deck = { "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Robin", "Huntress", "Oracle", "Superman" }

never { that(ann.hand):has "Kick", within = "1 turn", at = "the end of a turn" }
always { that(ann.hand):count(5), within = "1 turn", at = "the end of a turn" }
ann:plays "Punch"
ann:ends_turn()
expect(ann.discard):is { "Kick", "Punch" }
ruling {
  en = "No. Played or not, the Kick lies in your discard pile by then, and you hold the five cards that you drew.",
  fr = "Non. Joué ou non, le Coup de Pied est alors dans votre défausse, et vous tenez les cinq cartes piochées.",
}
