scenario "Black Canary: nothing more without a Confrontation" {
  game     = "rivals",
  question = {
    en = "On a turn of purchases I have played Black Canary and buy the last Villain. Do I get the 3 Power?",
    fr = "Dans un tour d'achats j'ai joué Black Canary et j'achète le dernier Vilain. Ai-je les 3 de Puissance ?",
  },
  shows    = { "rivals.cards.black-canary", "rivals.confront.during-text" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Yellow Whistle", "Paper Broom" }, power = 4 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

what_if("the Villain is destroyed", function()
  ann:plays "Yellow Whistle"
  ann:plays "Paper Broom"
  ann:destroys "Bane"
  expect(ann.power):is(5)
end)
ann:plays "Yellow Whistle"
ann:buys "Bane"
expect(ann.power):is(1)
ruling {
  en = "No. The extra Power is for a Confrontation; here she gives what else is on her, and he is bought as usual.",
  fr = "Non. La Puissance en plus est pour une Confrontation ; ici elle donne le reste, et il s'achète comme d'habitude.",
}
