scenario "A second Weakness played in the turn of another player" {
  game     = "metal",
  question = {
    en = "In Ann's turn a Defense of mine plays two Weaknesses of my discard pile. Am I Captured, and does Ann's turn end?",
    fr = "Au tour d'Ann, ma Défense joue deux Faiblesses de ma défausse. Suis-je Capturé, et le tour d'Ann finit-il ?",
  },
  shows    = { "metal.weakness.second-captures", "metal.capture.under-tile" },
}
card "Desperate Dodge" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and play two Weaknesses of your discard pile.", "Défense : évitez l'Attaque et jouez deux Faiblesses de votre défausse." },
  play = nothing(), defense = { play(exactly(2){ discard_pile, name = "Weakness" }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Paper Ambush", "Punch" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Desperate Dodge", "Punch" }, deck = 6, discard = { "Weakness", "Weakness" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Desperate Dodge"
expect(captured):is { "Hal Jordan (oversized)" }
expect(ben.score_pile):is { "Weakness" }
expect(ben.hand):is_empty()
expect(ann.power):is(2)                    -- her card goes on
ann:plays "Punch"
expect(ann):is_on_turn()
ruling {
  en = "You are, as soon as you control two. It is not your turn that could end, and Ann goes on with hers; you recruit at the end of your next turn.",
  fr = "Oui, dès que vous en contrôlez deux. Ce n'est pas votre tour qui pourrait finir, et Ann poursuit le sien ; vous recruterez à la fin de votre prochain tour.",
}
