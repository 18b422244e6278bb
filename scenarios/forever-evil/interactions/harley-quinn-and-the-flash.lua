scenario "Harley Quinn's card comes after The Flash's discard" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and play The Flash: draw three, discard one. May I look at the card for my discard before I choose what to discard?",
    fr = "Je suis Harley Quinn et je joue Flash : piocher trois cartes, en défausser une. Puis-je voir la carte de ma capacité avant de choisir ma défausse ?",
  },
  shows    = { "fe.card.the-flash", "fe.card.harley-quinn", "fe.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "The Flash" }, deck = { "Punch", "Vulnerability", "Giganta", "Kick" }, discard = {} },
  { "Ben", character = "Lex Luthor",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "The Flash"
expect(ann):must_choose { "discards Punch", "discards Vulnerability", "discards Giganta" }   -- the Kick is still on the deck
ann:discards "Vulnerability"

expect(ann.hand):is { "Punch", "Giganta", "Kick" }
ruling {
  en = "No. You draw three, discard one of what you hold, and only then does Harley Quinn draw.",
  fr = "Non. Vous piochez trois cartes, défaussez une de celles que vous avez, et Harley Quinn ne pioche qu'ensuite.",
}
