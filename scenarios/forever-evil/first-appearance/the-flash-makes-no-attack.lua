scenario "The Flash, face up from the start, attacks nobody" {
  game     = "forever-evil",
  set_up   = "shown",
  question = {
    en = "The Flash lies face up when the game begins. Does he make a First Appearance Attack on us before the first turn?",
    fr = "Flash est face visible quand la partie commence. Fait-il une Attaque de Révélation contre nous avant le premier tour ?",
  },
  shows    = { "fe.first-appearance.not-flash" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Commissioner Gordon" }, deck = { "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Commissioner Gordon" }, deck = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

begin()
expect(super_heroes):shows "The Flash"
expect(ann):must_choose { "plays Commissioner Gordon", "ends the turn" }   -- no Defense is asked for
expect(weakness):count(20)
expect(ann.discard):is_empty()
expect(ben.discard):is_empty()
ruling {
  en = "No. He is the one Super Hero without such an Attack; the others make theirs when they are turned up.",
  fr = "Non. C'est le seul Super-Héros sans cette Attaque ; les autres font la leur quand on les retourne.",
}
