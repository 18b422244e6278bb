scenario "Starro against a foe with one character" {
  game     = "metal",
  question = {
    en = "Starro hits a foe with a single Super Hero. One card or two?",
    fr = "Starro touche un adversaire qui n'a qu'un Super-Héros. Une carte ou deux ?",
  },
  shows    = { "metal.cards.starro" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Long Shadow" } },
  { "Ben", character = "Plastic Man (oversized)", hand = { "Punch", "Vulnerability" }, discard = {} },
}
ann:plays "Long Shadow"
ben:discards "Vulnerability"
expect(ben.hand):is { "Punch" }

ruling {
  en = "One here, by a card that counts the characters; the rulebook speaks of two with two. What the printed card says of one stands on it.",
  fr = "Une ici, avec une carte qui compte les personnages ; le livret parle de deux pour deux. Ce que dit la carte imprimée pour un seul s'y trouve.",
}
