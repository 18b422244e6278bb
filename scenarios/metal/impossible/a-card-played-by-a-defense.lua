scenario "A card that a Defense has played lies before its player in the turn of another" {
  game     = "metal",
  question = {
    en = "In Ann's turn a Weakness lies before Ben, whose Defense has played it. Is that a possible table?",
    fr = "Au tour d'Ann, une Faiblesse est devant Ben, dont la Défense l'a jouée. Cette table est-elle possible ?",
  },
  shows    = { "metal.weakness.second-captures" },
}
card "Quick Dodge" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and play a Weakness of your discard pile.", "Défense : évitez l'Attaque et jouez une Faiblesse de votre défausse." },
  play = nothing(), defense = { play(exactly(1){ discard_pile, name = "Weakness" }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Paper Ambush" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Quick Dodge" }, deck = 6, discard = { "Weakness" },
    in_play = { { "Weakness", played = true } } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Quick Dodge"
expect(captured):is { "Hal Jordan (oversized)" }
ruling {
  en = "Yes, and it counts: with a second one Ben is Captured, in whosever turn that is.",
  fr = "Oui, et elle compte : avec une deuxième Ben est Capturé, quel que soit le joueur dont c'est le tour.",
}
