scenario "No more copies of a card than are played with" {
  game     = "rivals",
  question = {
    en = "May three Batwoman lie on the table, or two Arkham Asylum?",
    fr = "Trois Batwoman peuvent-elles être sur la table, ou deux Asile d'Arkham ?",
  },
  shows    = { "rivals.components.main-deck" },
}

refused(function()
  players { { "Ann", character = "Batman 9", hand = { "Batwoman", "Batwoman" } }, { "Ben", character = "The Joker 9", hand = { "Batwoman" } } }
  begin()
end, "rivals.components.main-deck")
refused(function()
  players { { "Ann", character = "Batman 9", hand = { "Arkham Asylum" } }, { "Ben", character = "The Joker 9" } }
  line_up { "Arkham Asylum" }
  begin()
end, "rivals.components.main-deck")
local ann, ben = players { { "Ann", character = "Batman 9", hand = { "Batwoman" } }, { "Ben", character = "The Joker 9", hand = { "Batwoman" } } }
expect(ben.hand):has "Batwoman"
ruling {
  en = "No. The main deck has sixty cards in all; as nobody has told how many of each, we play with two Batwoman and one Arkham Asylum.",
  fr = "Non. Le deck commun a soixante cartes en tout ; comme nul n'a dit combien de chacune, on joue avec deux Batwoman et un Asile d'Arkham.",
}
