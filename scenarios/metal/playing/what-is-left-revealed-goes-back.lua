scenario "What a text reveals and leaves there goes back on the deck" {
  game     = "metal",
  question = {
    en = "My card reveals the top three cards of my deck and draws one of them. Where do the other two go?",
    fr = "Ma carte révèle les trois premières cartes de ma pioche et m'en fait piocher une. Où vont les deux autres ?",
  },
  shows    = { "metal.amb.left-revealed" },
}
card "Crystal Gazer" { type = "Super Power", cost = 2,
  says = { "Reveal the top three cards of your deck and draw one of them.", "Révélez les trois premières cartes de votre pioche et piochez-en une." },
  play = { reveal(top(deck, 3)), draw(one{ revealed }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Crystal Gazer" }, deck = { "Breakthrough", "Punch", "Vulnerability", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Crystal Gazer"
ann:chooses "Punch"
expect(ann.hand):is { "Punch" }
expect(ann.deck):in_order { "Breakthrough", "Vulnerability", "Punch" }
expect(log:last_move()):has(ann, "puts", "Breakthrough", "by", "metal.amb.left-revealed")
ruling {
  en = "Back on top of your deck, in the order in which they lay there.",
  fr = "De nouveau sur votre pioche, dans l'ordre où elles s'y trouvaient.",
}
