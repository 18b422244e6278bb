scenario "Shazam! gains two cards of the main deck for free" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "I have no Power at all and play Shazam!. Do I get the two top cards of the main deck just like that?",
    fr = "Je n'ai aucune Puissance et je joue Shazam!. Ai-je les deux premières cartes du deck commun comme ça, sans payer ?",
  },
  shows    = { "fe.gain.free", "fe.gain.to-discard", "fe.card.shazam" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Shazam!" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Catwoman", "Insanity", "Mallet", "Cold Gun", "Giganta" }
main_deck { "Man-Bat", "Stargirl", "Superwoman" }

ann:plays "Shazam!"
expect(ann.discard):is { "Man-Bat", "Stargirl" } -- gained first, played from there
ann:plays "Man-Bat"
ann:destroys "Man-Bat"
expect(destroyed):is { "Man-Bat" }
expect(ann.in_play):is { "Shazam!", "Stargirl" }
expect(ann.power):is(4)                          -- both were played
expect(main_deck):is { "Superwoman" }
ruling {
  en = "Yes. They are gained, and gaining is free; you play both and then destroy one of them.",
  fr = "Oui. Elles sont gagnées, et gagner est gratuit ; vous jouez les deux, puis vous en détruisez une.",
}
