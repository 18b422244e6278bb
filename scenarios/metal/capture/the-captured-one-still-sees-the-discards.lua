scenario "The Super Hero goes under the tile after the discards" {
  game     = "metal",
  question = {
    en = "My only Super Hero draws a card whenever I discard. He is Captured: does he still act on the cards that the Capture discards?",
    fr = "Mon seul Super-Héros pioche dès que je défausse. Il est Capturé : agit-il encore pour les cartes que la Capture défausse ?",
  },
  shows    = { "metal.amb.capture-order", "metal.capture.under-tile", "metal.capture.discard-hand" },
}
card "Careful Friend" { pile = "character",
  says = { "Whenever you discard a card, draw a card.", "Dès que vous défaussez une carte, piochez une carte." },
  after(discards{}){ draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Careful Friend" }, hand = { "Weakness", "Weakness", "Vulnerability" }, deck = { "Breakthrough", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Weakness"
expect(log:last_move()):in_order {
  { ann, "discards", "Vulnerability" },
  { ann, "draws", "Breakthrough" },
  { "Careful Friend", "is Captured" },
  { ann, "discards", "Breakthrough" },
}
expect(ann.hand):count(5)                  -- he does not see step 3 any more
ruling {
  en = "Yes: he goes under the tile last. The card drawn goes in step 3, which he does not see any more.",
  fr = "Oui : il passe sous la tuile en dernier. La carte piochée part à l'étape 3, qu'il ne voit plus.",
}
