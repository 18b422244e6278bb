scenario "Each player gains a card, beginning with whoever has played it" {
  game     = "rivals",
  question = {
    en = "My card has each player gain a Villain of the Line-Up, and one lies there. Who has it?",
    fr = "Ma carte fait gagner à chaque joueur un Vilain de la réserve, et il y en a un. À qui va-t-il ?",
  },
  shows    = { "rivals.resolve.clockwise", "rivals.gain.nothing-available" },
}

card "Open Cells" { type = "Villain", cost = 4, play = each_player:gain(one{ line_up, type = "Villain" }) }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Open Cells" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, discard = {} },
}
line_up { "Bane", "Robin", "Huntress", "Superman", "Oracle" }
ann:plays "Open Cells"
expect(log):in_order { { ann, "gains", "Bane", "by", "rivals.resolve.clockwise" }, { ben, "gains no card" } }
expect(ann.discard):is { "Bane" }
expect(ben.discard):is_empty()
ruling {
  en = "You do: you gain first. For Ben no such card is left, and he gains none.",
  fr = "À vous : vous gagnez d'abord. Pour Ben, il ne reste aucune carte de ce genre, et il n'en gagne pas.",
}
