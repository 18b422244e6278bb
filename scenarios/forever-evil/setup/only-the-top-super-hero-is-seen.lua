scenario "The French text hides the stack, not its top card" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "Our French booklet says the Super Hero stack stays face down all game. How do we know what the next one costs?",
    fr = "Selon le livret, la pile de Super-Héros n'est jamais face visible de toute la partie. Comment connaître le coût du prochain ?",
  },
  shows    = { "fe.amb.stack-face-down", "fe.end-turn.7-flip" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 8 },
  { "Ben", character = "Sinestro",    hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Constantine", "Aquaman" } }

expect(super_heroes):shows "The Flash"
ann:defeats "The Flash"
expect(super_heroes):is_face_down()      -- Constantine is not known before Ann's turn has ended
ann:ends_turn()
expect(super_heroes):shows "Constantine"
ruling {
  en = "You read it on the top card, which lies face up; only those below it are hidden, and the top one from a defeat until step 7 of that turn.",
  fr = "Vous le lisez sur la carte du dessus, qui est face visible ; seules celles d'en dessous sont cachées, et celle du dessus entre une victoire et l'étape 7 de ce tour.",
}
