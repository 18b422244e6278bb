scenario "A card of the Line-Up is destroyed" {
  game     = "rivals",
  question = {
    en = "A card makes me destroy a card of the Line-Up. Is its place filled at once, and does the card come back?",
    fr = "Une carte me fait détruire une carte de la réserve. Sa place est-elle aussitôt comblée, et la carte revient-elle ?",
  },
  shows    = { "rivals.destroy.where", "rivals.destroy.pile", "rivals.destroy.choose" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Wrecking Ball", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Robin", "Nightwing", "Oracle", "Superman", "Bane" }

ann:plays "Wrecking Ball"
refused(function() ann:destroys "Punch" end, "rivals.destroy.where")
ann:destroys "Superman"
expect(line_up):is { "Robin", "Nightwing", "Oracle", "Bane" }
expect(destroyed):is { "Superman" }
expect(ann.discard):is_empty()
ruling {
  en = "Neither. The gap stays until the end of your turn, and the card is out of the game; nobody has it.",
  fr = "Ni l'un ni l'autre. Le trou reste jusqu'à la fin de votre tour, et la carte est hors du jeu ; personne ne l'a.",
}
