scenario "A kept Cold Gun freezes a card again every turn" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix left Cold Gun in play for me. Can I keep the same Line-Up card frozen for good?",
    fr = "La Matrice de Firestorm m'a laissé le Pistolet Réfrigérant en jeu. Puis-je garder la même carte de la réserve gelée indéfiniment ?",
  },
  shows    = { "fe.card.cold-gun", "fe.cards.firestorm-matrix-as-played", "fe.cards.cold-gun-frozen" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, discard = {},
    deck = { "Cold Gun", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Mallet", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
ann:chooses "Mallet"
ann:destroys "Firestorm Matrix"
ann:ends_turn()
expect(line_up:tokens "Mallet"):is(1)
ben:ends_turn()
expect(line_up:tokens "Mallet"):is(0)          -- Ann's turn has begun
ann:plays "Cold Gun"
ann:chooses "Mallet"
expect(ann.power):is(1)
ann:ends_turn()
ben:plays "Punch"
ben:plays "Punch"
ben:plays "Punch"
ben:plays "Punch"

refused(function() ben:buys "Mallet" end, "fe.cards.cold-gun-frozen")   -- he has the Power for it
expect(ann.in_play):is { "Cold Gun" }
ruling {
  en = "In effect, yes: the token comes off as your turn begins, but you may play the kept Cold Gun once in that turn and freeze the card anew.",
  fr = "En pratique, oui : le jeton s'en va au début de votre tour, mais vous pouvez alors jouer une fois le Pistolet gardé et geler la carte de nouveau.",
}
