scenario "Defeated Characters score when the Line-Up cannot be refilled" {
  game     = "rivals",
  question = {
    en = "The game ends as the Line-Up cannot be refilled. I have Ben's Characters of cost 9 and 12: do they count, and do my own?",
    fr = "La partie finit car la réserve ne se remplit plus. J'ai les Personnages de Ben à 9 et 12 : comptent-ils, et les miens ?",
  },
  shows    = { "rivals.score.characters", "rivals.amb.own-characters-score" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",     hand = { "Paper Broom" }, deck = { "Punch" } },
  { "Ben", character = "The Joker 15", hand = { "Superman" }, deck = { "Kick" } },
}
line_up { "Bane", "Robin", "Wayne Manor", "The Batcave", "Utility Belt" }
main_deck {}

ann:plays "Paper Broom"
ann:destroys "Bane"
ann:ends_turn()
expect(game):is_over()
expect(ann.score):is(11)                  -- 4 and 6, and 1 for Paper Broom
expect(ben.score):is(4)
expect(ann):won()
ruling {
  en = "His that you defeated count: 4 and 6. Your own, still undefeated, bring nothing.",
  fr = "Les siens que vous avez vaincus comptent : 4 et 6. Les vôtres, encore invaincus, ne rapportent rien.",
}
