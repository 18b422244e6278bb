scenario "Black Canary: the last Villain leaves in another way" {
  game     = "rivals",
  question = {
    en = "An effect puts the last Villain under the main deck in my Confrontation. Does Black Canary pay for that?",
    fr = "Un effet met le dernier Vilain sous le deck commun dans ma Confrontation. Black Canary paie-t-elle pour cela ?",
  },
  shows    = { "rivals.amb.leaving-otherwise" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Yellow Whistle", "Trap Door" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:confronts()
ann:plays "Yellow Whistle"
ann:plays "Trap Door"
ann:chooses "Bane"
expect(ann.power):is(4)
ruling {
  en = "By our reading, yes: what counts is that no Villain is left. The booklet names buying, gaining and destroying only.",
  fr = "Selon notre lecture, oui : ce qui compte est qu'il n'y a plus de Vilain. Le livret ne nomme qu'acheter, gagner et détruire.",
}
