scenario "In the middle of a draw the discard pile is shuffled" {
  game     = "metal",
  question = {
    en = "I draw two cards and my draw pile has one. Do I get the second?",
    fr = "Je pioche deux cartes et ma pioche n'en a qu'une. Ai-je la seconde ?",
  },
  shows    = { "metal.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Brisk Step" }, deck = { "Punch" }, discard = { "Steel" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Brisk Step"
expect(ann.hand):is { "Punch", "Steel" }
expect(ann.discard):is_empty()
expect(ann.in_play):is { "Brisk Step" }  -- it was in play and not shuffled in
ruling {
  en = "Yes. The discard pile becomes the new draw pile, and you go on drawing; the card that you are playing is not in it.",
  fr = "Oui. La défausse devient la nouvelle pioche, et vous continuez ; la carte que vous jouez n'y est pas.",
}
