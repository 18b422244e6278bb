scenario "Who may destroy a card may also leave it" {
  game     = "rivals",
  question = {
    en = "My card says that I may destroy a card, and I hold only good ones. Must I?",
    fr = "Ma carte dit que je peux détruire une carte, et je n'en ai que de bonnes. Suis-je obligé ?",
  },
  shows    = { "rivals.destroy.choose" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Bonfire", "Kick" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Bonfire"
ann:declines()
expect(destroyed):is_empty()
expect(ann.hand):is { "Kick" }
ruling {
  en = "No. What you may do you may also leave.",
  fr = "Non. Ce que vous pouvez faire, vous pouvez aussi ne pas le faire.",
}
