scenario "A Weakness in hand does not count for a Capture" {
  game     = "metal",
  question = {
    en = "I control one Weakness and have drawn another. Is my hero Captured before I play it?",
    fr = "Je contrôle une Faiblesse et j'en ai pioché une autre. Mon héros est-il Capturé avant que je la joue ?",
  },
  shows    = { "metal.control.not-hand-deck-discard", "metal.weakness.drawn-and-discarded", "metal.weakness.play-first" },
}
card "Heavy Heart" { type = "Super Power", cost = 2,
  says = { "Draw a card. Power +1 for each Weakness that you control. Then discard a card.",
    "Piochez une carte. Puissance +1 par Faiblesse que vous contrôlez. Défaussez ensuite une carte." },
  play = { draw(1),
    power(count{ in_play, name = "Weakness" }):cites "metal.control.not-hand-deck-discard"
      :under "metal.control.not-hand-deck-discard",
    power(count{ in_play, hand, name = "Weakness" }):unless "metal.control.not-hand-deck-discard",
    discard(one{ hand }):cites "metal.weakness.drawn-and-discarded" } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Heavy Heart" }, deck = { "Weakness", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Heavy Heart"
expect(ann.power):is(1)                    -- one is controlled, the other in hand
expect(ann.discard):is { "Weakness" }      -- drawn by the card, and the only one to discard
expect(ann.team):is { "Cyborg" }
expect(ann):is_on_turn()
ruling {
  en = "No. You control what you have played, not what you hold; one that is drawn and discarded at once never counts.",
  fr = "Non. Vous contrôlez ce que vous avez joué, non ce que vous tenez ; une Faiblesse piochée et défaussée aussitôt ne compte jamais.",
}
