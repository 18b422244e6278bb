scenario "Three players cannot make two equal teams" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "There are three of us. Can two be Good Guys against one Bad Guy?",
    fr = "Nous sommes trois. Peut-on jouer deux Gentils contre un seul Méchant ?",
  },
  shows    = { "fe.variant.even-players" },
}

refused(function()
  players { { "Ann" }, { "Ben" }, { "Cy" } }
  begin()
end, "fe.variant.even-players")
ruling {
  en = "No. The two sides need the same number of players, so the variant takes an even number of you.",
  fr = "Non. Les deux camps doivent avoir autant de joueurs, il faut donc être en nombre pair.",
}
