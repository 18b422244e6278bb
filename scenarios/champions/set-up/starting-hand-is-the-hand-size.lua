scenario "The starting hand is as big as the alter ego's hand size" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "I play She-Hulk, whose hero side holds 4 cards and whose alter ego holds 6. How many do I draw at the start?",
    fr = "Je joue Miss Hulk, dont la face héros a 4 cartes en main et l'alter ego 6. Combien de cartes pioche-t-on au départ ?",
  },
  shows    = { "mc.setup.12-draw" },
}
local ann, ben = players {
  { "Ann", character = "Jennifer Walters" },
  { "Ben", character = "Peter Parker" },
}

expect(ann.hand):count(6)
expect(ben.hand):count(6)
ann:declines()
ben:declines()
expect(ann.deck):count(34)
ruling {
  en = "Six. You are still in alter-ego form, so the hand size of that side is the one that counts.",
  fr = "Six. Vous êtes encore en alter ego : c'est la taille de main de ce côté qui compte.",
}
