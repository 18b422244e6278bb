scenario "Steve Trevor destroyed from the deck" {
  game     = "forever-evil",
  question = {
    en = "Constantine reveals Steve Trevor from my deck and I destroy him. Do I draw two cards, and from what is left of my deck?",
    fr = "Constantine révèle Steve Trevor de ma pioche et je le détruis. Est-ce que je pioche deux cartes, et dans ce qui reste de ma pioche ?",
  },
  shows    = { "fe.destroy.any-zone", "fe.card.constantine" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Constantine" }, deck = { "Kick", "Steve Trevor", "Punch", "Mallet", "Stargirl" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}

ann:plays "Constantine"
ann:chooses "Kick"
ann:destroys "Steve Trevor"
expect(ann.vp):is(0)                    -- he is worth no VP
expect(ann.hand):is { "Kick", "Punch", "Mallet" }   -- the Punch first went back on top
ann:discards "Punch"

expect(ann.hand):is { "Kick", "Mallet" }
expect(ann.deck):is { "Stargirl" }
ruling {
  en = "Yes. Once Constantine is done, the third card being back on top, Ann draws two and discards one.",
  fr = "Oui. Une fois Constantine résolu, la troisième carte étant revenue sur le dessus, Ann en pioche deux et en défausse une.",
}
