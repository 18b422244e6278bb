scenario "The first Line-Up is the five top cards of the main deck" {
  game     = "forever-evil",
  edition  = "fr",
  set_up   = "shown",
  question = {
    en = "Where does the very first Line-Up come from, and do its cards lie face up?",
    fr = "D'où vient la toute première réserve, et ses cartes sont-elles face visible ?",
  },
  shows    = { "fe.setup.lineup-five", "fe.setup.lineup-face-up", "fe.setup.main-deck-source" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch" }, deck = {} },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {} },
}
main_deck { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity", "Superwoman", "Firestorm" }

expect(line_up):is { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
expect(main_deck):in_order { "Superwoman", "Firestorm" }
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Man-Bat"                       -- it can be chosen by name: everybody sees it
ruling {
  en = "Turn the five top cards of the shuffled main deck face up: they are the Line-Up.",
  fr = "On retourne face visible les cinq premières cartes du deck commun mélangé : c'est la réserve.",
}
