scenario "A house rule: six new cards instead of five" {
  game     = "rivals",
  rules    = { ["rivals.end-turn.6-draw"] = 6 },
  question = {
    en = "We would like hands of six. How does the end of a turn go then?",
    fr = "Nous aimerions des mains de six cartes. Comment se passe alors la fin du tour ?",
  },
  shows    = { "rivals.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Oracle", "Nightwing", "Robin", "Bane" }

ann:ends_turn()
expect(ann.hand):count(6)
ruling {
  en = "As always, but six cards are drawn in step 6.",
  fr = "Comme toujours, mais on pioche six cartes à l'étape 6.",
}
