scenario "Below The Flash the Super Heroes lie in random order" {
  game     = "forever-evil",
  seed     = 4,
  set_up   = "shown",
  question = {
    en = "Can we know before the game in which order the Super Heroes will come, and so what the next one will cost?",
    fr = "Peut-on savoir avant la partie dans quel ordre viendront les Super-Héros, et donc ce que coûtera le prochain ?",
  },
  shows    = { "fe.hero.random-stack" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Punch" }, deck = { "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" }, deck = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }

begin()
expect(super_heroes):count(8)
expect(super_heroes):shows "The Flash"
ruling {
  en = "No. Only The Flash is known to be on top; the others are shuffled for each game, so look at the card when it turns up.",
  fr = "Non. On sait seulement que Flash est au-dessus ; les autres sont mélangés à chaque partie, il faut donc regarder la carte quand elle apparaît.",
}
