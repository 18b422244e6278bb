scenario "Black Canary: only the last Villain counts, and once" {
  game     = "rivals",
  question = {
    en = "Two Villains lie there, and I destroy both in my Confrontation. Does Black Canary pay twice?",
    fr = "Deux Vilains sont là, et je détruis les deux dans ma Confrontation. Black Canary paie-t-elle deux fois ?",
  },
  shows    = { "rivals.cards.black-canary" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Yellow Whistle", "Paper Broom", "Paper Broom", "Lucky Draw" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Two-Face", "Superman", "Killing Joke", "Wayne Manor" }

ann:confronts()
ann:plays "Yellow Whistle"
ann:plays "Paper Broom"
ann:destroys "Bane"
expect(ann.power):is(1)                   -- Two-Face is still there
ann:plays "Paper Broom"
ann:destroys "Two-Face"
expect(ann.power):is(4)
ann:plays "Lucky Draw"
ann:gains "Superman"
expect(ann.power):is(4)
ruling {
  en = "No. She pays when the last one goes, once; what leaves afterwards changes nothing.",
  fr = "Non. Elle paie quand le dernier s'en va, une fois ; ce qui part ensuite n'y change rien.",
}
