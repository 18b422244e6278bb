scenario "The one whose turn chance has picked has fought the other stack" {
  game     = "forever-evil",
  teams    = 1,
  seed     = 1,
  first    = "random",
  question = {
    en = "Chance has made Ben begin, and a Super-Villain was defeated this turn. Which of the two stacks shows its top card?",
    fr = "Le hasard a fait commencer Ben, et un Super-Vilain a été vaincu ce tour. Laquelle des deux piles montre sa première carte ?",
  },
  shows    = { "fe.end-turn.7-flip" },
}
local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain" } }
destroyed { { "Training Villain", defeated = true } }
as_if()                                    -- there is one test card of this kind
expect(ben):is_on_turn()
expect(super_heroes):shows "The Flash"
expect(super_villains):is_face_down()
ben:ends_turn()
expect(super_villains):shows "Training Villain"
ruling {
  en = "The Super Heroes' stack. Ben fights the other one, and its next card waits face down for step 7.",
  fr = "Celle des Super-Héros. Ben affronte l'autre, dont la carte suivante attend face cachée l'étape 7.",
}
