scenario "Two Black Canaries are paid without a choice of order" {
  game     = "rivals",
  question = {
    en = "I have played two Black Canaries in my Confrontation and destroy the last Villain. Do both pay, and do I choose which one first?",
    fr = "J'ai joué deux Black Canary dans ma Confrontation et je détruis le dernier Vilain. Paient-elles toutes deux, et dois-je choisir laquelle d'abord ?",
  },
  shows    = { "rivals.amb.trigger-order" },
}

card "Black Canary" { copies = 2, play = { power(2), when(confronting){ once_gone(each{ line_up, type = "Villain" }){ power(3) } } } }
card "Villain Trap" { type = "Equipment", cost = 3, play = destroy(one{ line_up, type = "Villain" }) }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Black Canary", "Black Canary", "Villain Trap" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Oracle", "Red Hood", "Clayface", "Batmobile", "Batwoman" }

ann:confronts()
ann:plays "Black Canary"
ann:plays "Black Canary"
ann:plays "Villain Trap"
expect(ann.power):is(10)   -- nobody was asked: nothing tells the two apart
ruling {
  en = "Both pay, 3 Power each. Nothing tells the two apart, so there is no order to choose.",
  fr = "Toutes deux paient, 3 de Puissance chacune. Rien ne les distingue : il n'y a pas d'ordre à choisir.",
}
