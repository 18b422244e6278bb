scenario "The Flash played from the hand" {
  game     = "forever-evil",
  question = {
    en = "What does The Flash do when I play him from my hand?",
    fr = "Que fait Flash quand je le joue de ma main ?",
  },
  shows    = { "fe.card.the-flash", "fe.hero.played-text" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "The Flash", "Punch" }, deck = { "Kick", "Mallet", "Vulnerability", "Stargirl" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}

ann:plays "The Flash"
expect(ann.hand):is { "Punch", "Kick", "Mallet", "Vulnerability" }
expect(ann):must_choose { "discards Punch", "discards Kick", "discards Mallet", "discards Vulnerability" }
refused(function() ann:declines() end, "fe.card.the-flash")
ann:discards "Vulnerability"

expect(ann.hand):is { "Punch", "Kick", "Mallet" }
expect(ann.discard):is { "Vulnerability" }
expect(ann.deck):is { "Stargirl" }
expect(ann.power):is(0)
ruling {
  en = "Ann draws three cards, then must discard one card of her whole hand.",
  fr = "Ann pioche trois cartes, puis doit défausser une carte de toute sa main.",
}
