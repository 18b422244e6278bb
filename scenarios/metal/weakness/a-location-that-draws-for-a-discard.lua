scenario "A Location that draws for a discarded Weakness" {
  game     = "metal",
  question = {
    en = "At the start of my turn my Location lets me discard a card to draw one. May that be the Weakness that I would have to play?",
    fr = "Au début de mon tour, mon Lieu me laisse défausser une carte pour en piocher une. Puis-je défausser la Faiblesse que je devrais jouer ?",
  },
  shows    = { "metal.amb.weakness-discarded-otherwise", "metal.weakness.start-of-turn-first", "metal.location.draw" },
}
card "Swap Shop" { type = "Location", cost = 3, stays = true,
  says = { "At the start of your turn, you may discard a card. If you do, draw a card.",
    "Au début de votre tour, vous pouvez défausser une carte. Dans ce cas, piochez une carte." },
  after(begins{}){ may(discard(one{ hand })):so{ draw(1) } } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Punch" }, in_play = { "Swap Shop" }, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:discards "Weakness"
expect(log):has(ann, "discards", "Weakness", "by", "metal.amb.weakness-discarded-otherwise")
expect(log):has_no(ann, "discard", "Weakness", "by", "metal.location.draw")
expect(log):has(ann, "draws", "Punch", "by", "metal.location.draw")
expect(ann.hand):is { "Punch", "Punch" }
ruling {
  en = "Yes: effects at the start of your turn come before any Weakness has to be played, and you draw the card.",
  fr = "Oui : les effets de début de tour passent avant que la moindre Faiblesse doive être jouée, et vous piochez la carte.",
}
