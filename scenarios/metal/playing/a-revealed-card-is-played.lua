scenario "A card that was revealed on the deck is played from there by the text that names it" {
  game     = "metal",
  question = {
    en = "My card reveals the top card of my deck and then plays it. Does it count as played, with all it does?",
    fr = "Ma carte révèle la première carte de ma pioche puis la joue. Est-elle jouée pour de bon, avec tout ce qu'elle fait ?",
  },
  shows    = { "metal.play.resolve-at-once" },
}
card "Blind Leap" { type = "Super Power", cost = 3,
  says = { "Reveal the top card of your deck and play it.", "Révélez la première carte de votre pioche et jouez-la." },
  play = { reveal(top(deck)):as "found", play(the "found") } }

local ann, ben = players {
  { "Ann", team = { "Trainee Birch" }, hand = { "Blind Leap" }, deck = { "Steady Hand", "Punch", "Vulnerability" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Blind Leap"
expect(ann.in_play):is { "Blind Leap", "Steady Hand" }
expect(ann.hand):is { "Punch" }      -- Trainee Birch draws for the Hero
ruling {
  en = "Yes. It comes into play from the deck, resolves at once, and what waits for such a card acts.",
  fr = "Oui. Elle entre en jeu depuis la pioche, s'applique aussitôt, et ce qui attend une telle carte agit.",
}
