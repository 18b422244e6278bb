scenario "Black Canary: the last Villain is destroyed" {
  game     = "rivals",
  question = {
    en = "In my Confrontation I have played Black Canary and destroy the last Villain of the Line-Up by another card. When do I get the 3 Power?",
    fr = "Dans ma Confrontation j'ai joué Black Canary et je détruis le dernier Vilain de la réserve avec une autre carte. Quand ai-je les 3 de Puissance ?",
  },
  shows    = { "rivals.cards.black-canary" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Yellow Whistle", "Paper Broom", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:confronts()
ann:plays "Yellow Whistle"
expect(ann.power):is(1)
ann:plays "Paper Broom"
ann:destroys "Bane"
expect(ann.power):is(4)
ruling {
  en = "At once, when that Villain leaves. (The test card has just this sentence of hers, as the rest is not known here.)",
  fr = "Aussitôt, quand ce Vilain s'en va. (La carte d'essai n'a que cette phrase, le reste n'étant pas connu ici.)",
}
