scenario "No Confrontation once an ability was used by choice" {
  game     = "rivals",
  question = {
    en = "I have a Location that gives me Power when I use it. May I use it first and confront afterwards, as I have played no card?",
    fr = "J'ai un Lieu qui me donne de la Puissance quand je l'utilise. Puis-je m'en servir puis confronter, puisque je n'ai joué aucune carte ?",
  },
  shows    = { "rivals.amb.before-announcing" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, in_play = { "Tin Engine" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}

what_if("the Confrontation comes first", function()
  ann:confronts()
  ann:uses "Tin Engine"
  expect(ann.power):is(1)
end)
ann:uses "Tin Engine"
refused(function() ann:confronts() end, "rivals.amb.before-announcing")

expect(ann.power):is(1)
ruling {
  en = "No. Announce first, and use the Location in the Confrontation: its Power counts all the same.",
  fr = "Non. Annoncez d'abord, et servez-vous du Lieu dans la Confrontation : sa Puissance compte tout autant.",
}
