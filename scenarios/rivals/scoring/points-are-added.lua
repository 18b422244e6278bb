scenario "The points of all cards are added" {
  game     = "rivals",
  at       = "end of turn, step 5",
  question = {
    en = "How do I work out my score from my deck?",
    fr = "Comment calculer mon score à partir de mon deck ?",
  },
  shows    = { "rivals.score.add-vp", "rivals.score.highest-wins" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Superman", "Red Robin", "Kick", "Kick", "Punch", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Killing Joke", "Bane" }, discard = {} },
}
line_up { "Red Hood", "Robin", "Oracle", "Nightwing" }
main_deck {}

expect(ann.score):is(7)
expect(ben.score):is(4)
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "Add the VP of every card: Superman 3, Red Robin 2, two Kicks 1 each; Punches and Vulnerabilities are worth nothing. 7 beats 4.",
  fr = "Additionnez les PV de chaque carte : Superman 3, Red Robin 2, deux Coups de Pied à 1 ; Coups de Poing et Vulnérabilités ne valent rien. 7 bat 4.",
}
