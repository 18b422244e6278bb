scenario "The longest game uses all twelve Super Heroes" {
  game     = "forever-evil",
  set_up   = "shown",
  super_heroes = 12,
  question = {
    en = "Can we play with every Super Hero in the box, and does The Flash still come first?",
    fr = "Peut-on jouer avec tous les Super-Héros de la boîte, et Flash reste-t-il le premier ?",
  },
  shows    = { "fe.setup.longer-game", "fe.setup.super-hero-number-varies", "fe.setup.flash-always" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(super_heroes):shows "The Flash"
expect(super_heroes):is { "The Flash", "Aquaman", "Batman", "Constantine", "Cyborg", "Green Arrow", "Green Lantern",
  "Martian Manhunter", "Shazam!", "Superman", "Swamp Thing", "Wonder Woman" }
ruling {
  en = "Yes, and The Flash lies on top: he is used whatever number you play with.",
  fr = "Oui, et Flash est au sommet : il est de la partie quel que soit le nombre choisi.",
}
