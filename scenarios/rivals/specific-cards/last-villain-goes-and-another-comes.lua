scenario "Black Canary: another Villain comes before she pays" {
  game     = "rivals",
  question = {
    en = "One card of mine destroys the last Villain of the Line-Up and then adds a new card to it, which is a Villain again. Does Black Canary still pay?",
    fr = "Une de mes cartes détruit le dernier Vilain de la réserve puis y ajoute une carte, qui est de nouveau un Vilain. Black Canary paie-t-elle encore ?",
  },
  shows    = { "rivals.amb.leaving-otherwise" },
}

card "Black Canary" { play = { power(2), when(confronting){ once_gone(each{ line_up, type = "Villain" }){ power(3) } } } }
card "Revolving Door" { type = "Equipment", cost = 3, play = { destroy(one{ line_up, type = "Villain" }), put(top(main_deck), line_up) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Black Canary", "Revolving Door" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Oracle", "Red Hood", "Clayface", "Batmobile", "Batwoman" }
main_deck:on_top { "The Penguin" }

ann:confronts()
ann:plays "Black Canary"
ann:plays "Revolving Door"
expect(line_up):has "The Penguin"
expect(ann.power):is(5)
ruling {
  en = "By our reading, yes: for a moment no Villain was there. Her Power is due from then on, and one that comes later takes none back.",
  fr = "Selon notre lecture, oui : un instant, il n'y avait plus de Vilain. Sa Puissance est due dès lors, et celui qui vient ensuite n'en reprend pas.",
}
