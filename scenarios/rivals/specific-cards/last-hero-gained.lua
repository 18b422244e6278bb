scenario "Killer Croc: the last Hero is gained" {
  game     = "rivals",
  question = {
    en = "In my Confrontation I have played Killer Croc and gain the last Hero of the Line-Up. What do I get, and when?",
    fr = "Dans ma Confrontation j'ai joué Killer Croc et je gagne le dernier Héros de la réserve. Qu'ai-je, et quand ?",
  },
  shows    = { "rivals.cards.killer-croc" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Swamp Snapper", "Lucky Draw" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:confronts()
ann:plays "Swamp Snapper"
expect(ann.power):is(2)
ann:plays "Lucky Draw"
ann:gains "Superman"
expect(ann.power):is(3)
ruling {
  en = "1 Power more, at once. (The test card has just this sentence of his, as the rest is not known here.)",
  fr = "1 de Puissance en plus, aussitôt. (La carte d'essai n'a que cette phrase, le reste n'étant pas connu ici.)",
}
