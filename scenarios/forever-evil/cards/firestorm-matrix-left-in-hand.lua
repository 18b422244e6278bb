scenario "A Firestorm Matrix that was not played plays nothing" {
  game     = "forever-evil",
  question = {
    en = "I end my turn with Firestorm Matrix still in my hand. Is the top card of my deck played and discarded with it?",
    fr = "Je termine mon tour avec la Matrice de Firestorm encore en main. La carte du dessus de ma pioche est-elle jouée et défaussée avec elle ?",
  },
  shows    = { "fe.end-turn.2-hand" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm Matrix", "Kick" }, deck = { "Cosmic Staff", "Punch", "Punch", "Punch", "Punch", "Punch" },
    discard = {} },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Kick"
ann:ends_turn()

expect(ann.discard):is { "Firestorm Matrix", "Kick" }
expect(ann.hand):has "Cosmic Staff"
expect(log):has_no("put-away", "Firestorm Matrix", "by", "fe.cards.firestorm-matrix-discard")

ruling {
  en = "No. It goes to your discard pile with the rest of your hand; what it does to another card it does only when it is played.",
  fr = "Non. Elle va dans votre défausse avec le reste de votre main ; ce qu'elle fait d'une autre carte, elle ne le fait que jouée.",
}
