scenario "A bought Location goes to the discard pile" {
  game     = "metal",
  question = {
    en = "I bought a Location. Is it in play now?",
    fr = "J'ai acheté un Lieu. Est-il en jeu maintenant ?",
  },
  shows    = { "metal.location.bought-to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Steady Hand" }, power = 5, deck = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Oblivion Bar", "Flight", "War Cry", "Escape", "Black Adam" }

ann:buys "Oblivion Bar"
expect(ann.discard):is { "Oblivion Bar" }
expect(ann.in_play):is_empty()
ruling {
  en = "No. It goes to your discard pile like any other card, and into play only from your hand.",
  fr = "Non. Il va dans votre défausse comme toute autre carte, et n'entre en jeu que depuis votre main.",
}
