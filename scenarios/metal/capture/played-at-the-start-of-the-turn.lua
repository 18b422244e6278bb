scenario "A second Weakness played at the start of the turn ends it" {
  game     = "metal",
  question = {
    en = "At the start of my turn a Location plays two Weaknesses of my discard pile. Do I have a turn at all?",
    fr = "Au début de mon tour un Lieu joue deux Faiblesses de ma défausse. Est-ce que j'ai encore un tour ?",
  },
  shows    = { "metal.weakness.second-captures", "metal.weakness.start-of-turn-first" },
}
card "Haunted House" { type = "Location", cost = 2, stays = true,
  says = { "At the start of your turn, play two cards of your discard pile.", "Au début de votre tour, jouez deux cartes de votre défausse." },
  after(begins{}){ play(exactly(2){ discard_pile }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Punch" }, in_play = { "Haunted House" }, deck = 6, discard = { "Weakness", "Weakness" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Punch" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

expect(ben):is_on_turn()
expect(captured):is { "Cyborg" }
expect(ann.score_pile):is { "Weakness" }
expect(ann.discard):is { "Punch" }
ruling {
  en = "No. The Capture comes once the Location is done, before any move of yours.",
  fr = "Non. La Capture vient dès que le Lieu a agi, avant toute action de votre part.",
}
