scenario "Grid puts a card back on the deck" {
  game     = "forever-evil",
  question = {
    en = "Can Grid put a Hero of my discard pile on top of my deck?",
    fr = "Grid peut-il mettre un Héros de ma défausse sur ma pioche ?",
  },
  shows    = { "fe.card.grid" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Grid" }, discard = { "Kick", "Catwoman", "Giganta", "Mallet", "Superwoman" }, deck = { "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Grid"
expect(ann):must_choose { "chooses Giganta", "chooses Mallet", "declines" }    -- Superwoman costs 7
ann:chooses "Mallet"

expect(ann.deck):in_order { "Mallet", "Punch" }
expect(ann.power):is(1)

ruling {
  en = "No, a Villain or an Equipment that costs 5 or less.",
  fr = "Non, un Vilain ou un Équipement de coût 5 ou moins.",
}
