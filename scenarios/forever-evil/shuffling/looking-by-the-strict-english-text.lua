scenario "By the strict English text a look shuffles nothing" {
  game     = "forever-evil",
  rules    = { ["fe.amb.look-reshuffles"] = "off" },
  question = {
    en = "At our table we follow the English words strictly: draw, discard or reveal. What does a look at an empty draw pile show then?",
    fr = "À notre table nous suivons le texte anglais à la lettre : piocher, défausser ou révéler. Que montre alors un regard sur une pioche vide ?",
  },
  shows    = { "fe.amb.look-reshuffles" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Spyglass" }, deck = {}, discard = { "Punch", "Kick", "Giganta" } },
  { "Ben", character = "Sinestro" },
}

ann:plays "Spyglass"

expect(ann.deck):is_empty()
expect(ann.discard):is { "Punch", "Kick", "Giganta" }
ruling {
  en = "Nothing: with that setting the draw pile stays empty, and there is no card to see.",
  fr = "Rien : avec ce réglage la pioche reste vide, et il n'y a pas de carte à voir.",
}
