scenario "A gained Location goes to the discard pile, too" {
  game     = "metal",
  question = {
    en = "An effect gives me a Location. Does it start in play?",
    fr = "Un effet me donne un Lieu. Commence-t-il en jeu ?",
  },
  shows    = { "metal.location.bought-to-discard", "metal.gain.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Open Palm" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Oblivion Bar", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Open Palm"
ann:gains "Oblivion Bar"
expect(ann.discard):is { "Oblivion Bar" }
ruling {
  en = "No. Bought or gained, it goes to the discard pile first.",
  fr = "Non. Acheté ou gagné, il passe d'abord par la défausse.",
}
