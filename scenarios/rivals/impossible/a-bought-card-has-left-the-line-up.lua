scenario "A card bought this turn lies in the Line-Up no more" {
  game     = "rivals",
  question = {
    en = "I bought Robin this turn. May he still be in the Line-Up?",
    fr = "J'ai acheté Robin ce tour. Peut-il encore être dans la réserve ?",
  },
  shows    = { "rivals.buy.to-discard" },
}

local ann, ben = players { { "Ann", character = "Batman 9" }, { "Ben", character = "The Joker 9" } }
refused(function()
  line_up { { "Robin", bought = true }, "Bane", "Huntress", "Superman", "Oracle" }
  begin()
end, "rivals.buy.to-discard")
ruling {
  en = "No. A bought card goes to your discard pile at once.",
  fr = "Non. Une carte achetée va aussitôt dans votre défausse.",
}
