scenario "A destroyed card goes to the destroyed pile and out of the game" {
  game     = "metal",
  question = {
    en = "Where does a card go that I destroy, and does it still count for me?",
    fr = "Où va une carte que je détruis, et compte-t-elle encore pour moi ?",
  },
  shows    = { "metal.destroy.pile", "metal.destroy.where", "metal.destroy.choose" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clean Sweep", "Vulnerability" }, discard = { "Vulnerability", "Punch" }, deck = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Clean Sweep"
expect(ann):may("destroys", "Punch")
ann:destroys("Vulnerability", ann.discard)
expect(destroyed):is { "Vulnerability" }
expect(ann.discard):is { "Punch" }
ruling {
  en = "To the pile of destroyed cards, out of the game. You choose among the cards that the effect reaches.",
  fr = "Dans la pile des cartes détruites, hors de la partie. Vous choisissez parmi les cartes que l'effet atteint.",
}
