scenario "A destroyed Weakness does not go back to its stack" {
  game     = "rivals",
  question = {
    en = "I destroy a Weakness. Do we put it back onto the Weakness stack?",
    fr = "Je détruis une Faiblesse. La remet-on sur la pile de Faiblesses ?",
  },
  shows    = { "rivals.destroy.no-return" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Bonfire", "Weakness", "Weakness" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
stacks { weakness = 8 }

ann:plays "Bonfire"
ann:destroys "Weakness"
expect(weakness):count(8)
expect(destroyed):is { "Weakness" }
ruling {
  en = "No. It goes to the pile of destroyed cards like any other.",
  fr = "Non. Elle va sur la pile des cartes détruites, comme toute autre carte.",
}
