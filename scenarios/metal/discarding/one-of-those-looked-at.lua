scenario "One of the cards that were looked at is discarded" {
  game     = "metal",
  question = {
    en = "I look at the top two cards of my deck and discard one. Is that a discard, though neither was in my hand?",
    fr = "Je regarde les deux cartes du dessus de ma pioche et j'en défausse une. Est-ce une défausse, bien qu'aucune n'ait été en main ?",
  },
  shows    = { "metal.discard.elsewhere", "metal.discard.counts" },
}
card "Narrow Slit" { type = "Hero", cost = 2, vp = 1,
  says = { "Look at the top two cards of your deck and discard one of them.",
    "Regardez les deux cartes du dessus de votre pioche et défaussez-en une." },
  play = { look(top(deck, 2)):as "seen", discard(one{ the "seen" }) } }
card "Open Drawer" { type = "Hero", cost = 2, vp = 1,
  says = { "Reveal the top two cards of your deck and discard one of them.",
    "Révélez les deux cartes du dessus de votre pioche et défaussez-en une." },
  play = { reveal(top(deck, 2)), discard(one{ revealed }) } }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Narrow Slit", "Open Drawer" }, in_play = { "Rag Collector" },
    deck = { "Vulnerability", "Punch", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Narrow Slit"
ann:discards "Vulnerability"
expect(ann.discard):is { "Vulnerability" }
expect(ann.power):is(1)                  -- the Rag Collector
ann:plays "Open Drawer"
ann:discards "Vulnerability"
expect(ann.discard):is { "Vulnerability", "Vulnerability" }
expect(ann.deck):is { "Punch" }
expect(ann.power):is(2)
ruling {
  en = "Yes. The card says where from, and what is discarded from elsewhere than the hand counts as discarded.",
  fr = "Oui. La carte dit d'où, et ce qui se défausse d'ailleurs que de la main compte comme défaussé.",
}
