scenario "A card with Uses brings its own counters" {
  game     = "champions",
  question = {
    en = "I play Med Team and use it at once. How many counters does it have before and after?",
    fr = "Je joue Équipe Médicale et je l'utilise aussitôt. Combien de jetons porte-t-elle avant et après ?",
  },
  shows    = { "mc.keywords.uses-counters", "mc.keywords.uses-spend" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Med Team", "Vibranium", "Genius" }, identity = { { "Black Panther", damage = 4 } } },
}
villain { "Rhino I" }

ann:plays "Med Team"
ann:pays_with "Vibranium"
expect(ann.in_play:counters "Med Team"):is(3)
ann:uses "Med Team"
expect(ann.in_play:counters "Med Team"):is(2)
expect(ann.identity:damage "Black Panther"):is(2)
ruling {
  en = "Three medical counters when it enters play; each use takes one off, so two are left.",
  fr = "Trois jetons Soin à son arrivée en jeu ; chaque utilisation en retire un, il en reste donc deux.",
}
