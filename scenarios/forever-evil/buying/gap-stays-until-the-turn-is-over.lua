scenario "The first card bought does not make room for a new one" {
  game     = "forever-evil",
  question = {
    en = "When I buy a Line-Up card, is its place refilled at once so that I can buy the new card too?",
    fr = "Quand j'achète une carte de la réserve, sa place est-elle complétée aussitôt, pour que j'achète aussi la nouvelle ?",
  },
  shows    = { "fe.stacks.not-line-up" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 10 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
main_deck { "Cold Gun", "Superwoman" }

ann:buys "Giganta"
expect(line_up):count(4)
refused(function() ann:buys "Cold Gun" end, "fe.stacks.not-line-up")
ruling {
  en = "No. The next card is still in the main deck, which is no part of the Line-Up; gaps are filled after your turn.",
  fr = "Non. La carte suivante est encore dans le deck commun, qui ne fait pas partie de la réserve ; on complète après votre tour.",
}
