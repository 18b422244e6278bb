scenario "Harley Quinn passes a card" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and pass a card because of Ann's Insanity. Is that worth a card too?",
    fr = "Je suis Harley Quinn et je passe une carte à cause de l'Aliénation d'Ann. Cela vaut-il aussi une carte ?",
  },
  shows    = { "fe.card.harley-quinn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Insanity", "Punch" } },
  { "Ben", character = "Harley Quinn", hand = { "Vulnerability" }, deck = { "Kick", "Giganta" } },
}

ann:plays "Insanity"

expect(ben.hand):is { "Punch", "Kick" }
expect(ann.hand):is { "Vulnerability" }
expect(ben.deck):is { "Giganta" }

ruling {
  en = "Yes. The first card you pass or discard in a turn makes you draw one.",
  fr = "Oui. La première carte que vous passez ou défaussez dans un tour vous en fait piocher une.",
}
