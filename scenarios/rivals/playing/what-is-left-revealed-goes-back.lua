scenario "What a text reveals and leaves there goes back on the draw pile" {
  game     = "rivals",
  question = {
    en = "My card reveals the top three cards of my draw pile and draws one of them. Where do the other two go?",
    fr = "Ma carte révèle les trois premières cartes de ma pioche et m'en fait piocher une. Où vont les deux autres ?",
  },
  shows    = { "rivals.amb.left-revealed" },
}
card "Crystal Gazer" { type = "Super Power", cost = 2,
  says = { "Reveal the top three cards of your draw pile and draw one of them.", "Révélez les trois premières cartes de votre pioche et piochez-en une." },
  play = { reveal(top(deck, 3)), draw(one{ revealed }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Crystal Gazer" }, deck = { "Kick", "Punch", "Vulnerability", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:plays "Crystal Gazer"
ann:chooses "Punch"
expect(ann.hand):is { "Punch" }
expect(ann.deck):in_order { "Kick", "Vulnerability", "Punch" }
expect(log:last_move()):has(ann, "puts", "Kick", "by", "rivals.amb.left-revealed")
ruling {
  en = "Back on top of your draw pile, in the order in which they lay there.",
  fr = "De nouveau sur votre pioche, dans l'ordre où elles s'y trouvaient.",
}
