scenario "Players may pick their favourite Super-Villain" {
  game     = "forever-evil",
  set_up   = "shown",
  question = {
    en = "I love Harley Quinn. May I simply take her instead of being dealt a Super-Villain?",
    fr = "J'adore Harley Quinn. Puis-je la prendre, au lieu de recevoir un Super-Vilain au hasard ?",
  },
  shows    = { "fe.setup.choose-villain" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Lex Luthor",   hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(ann.character):is { "Harley Quinn" }
expect(ben.character):is { "Lex Luthor" }
ruling {
  en = "Yes. Choosing is the alternative to dealing, already in your first game.",
  fr = "Oui. On peut choisir au lieu de distribuer, dès la première partie.",
}
