scenario "A destroyed card goes to the destroyed pile, not to the discard pile" {
  game     = "forever-evil",
  question = {
    en = "Deathstorm lets me destroy a card of my hand. Where does the destroyed Vulnerability go?",
    fr = "Deathstorm me permet de détruire une carte de ma main. Où va la Vulnérabilité détruite ?",
  },
  shows    = { "fe.destroy.pile", "fe.destroy.out-of-game" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Deathstorm", "Vulnerability" }, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
destroyed { "Punch" }

ann:plays "Deathstorm"
ann:destroys "Vulnerability"
expect(destroyed):in_order { "Vulnerability", "Punch" }
expect(ann.discard):is_empty()
ann:ends_turn()

expect(ann.discard):is { "Deathstorm" }
ruling {
  en = "To the destroyed pile, apart from everything still in use: Ann's deck has lost it, and so has the game.",
  fr = "Dans la pile des cartes détruites, à part de tout ce qui sert encore : elle n'est plus dans le deck d'Ann ni dans la partie.",
}
