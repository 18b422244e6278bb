scenario "Killer Croc: nothing more without a Confrontation" {
  game     = "rivals",
  question = {
    en = "I destroy the last Hero with Killer Croc played, but I did not confront. Does he pay?",
    fr = "Je détruis le dernier Héros, Killer Croc étant joué, mais je n'ai pas confronté. Paie-t-il ?",
  },
  shows    = { "rivals.cards.killer-croc", "rivals.confront.during-text" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Swamp Snapper", "Paper Broom" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:plays "Swamp Snapper"
ann:plays "Paper Broom"
ann:destroys "Superman"
expect(ann.power):is(2)
ruling {
  en = "No. As with Black Canary, that Power is for a Confrontation.",
  fr = "Non. Comme pour Black Canary, cette Puissance est pour une Confrontation.",
}
