scenario "A Weakness drawn in step 4 is not played before the next turn" {
  game     = "metal",
  question = {
    en = "My end-of-turn effect drew a Weakness. Must I play it now?",
    fr = "Mon effet de fin de tour a pioché une Faiblesse. Dois-je la jouer maintenant ?",
  },
  shows    = { "metal.amb.weakness-drawn-after-end" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Late Post" }, deck = { "Weakness", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Late Post"
ann:ends_turn()
expect(ann.hand):has "Weakness"
expect(ann.in_play):is_empty()
expect(ben):is_on_turn()
ben:ends_turn()
expect(ann):must_choose { "plays Weakness" }
ruling {
  en = "No. The turn is over since step 1; it stays in hand, and your next turn begins with it.",
  fr = "Non. Le tour est fini depuis l'étape 1 ; elle reste en main, et votre prochain tour commence par elle.",
}
