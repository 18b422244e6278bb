scenario "Two players who come to two Weaknesses by one Attack both lose a Super Hero" {
  game     = "metal",
  question = {
    en = "Ann attacks Cy and me, and each of us plays two Weaknesses by a Defense. Is only the first of us Captured?",
    fr = "Ann attaque Cy et moi, et chacun de nous joue deux Faiblesses par une Défense. Seul le premier est-il Capturé ?",
  },
  shows    = { "metal.weakness.second-captures", "metal.capture.under-tile" },
}
card "Desperate Dodge" { type = "Equipment", cost = 2, copies = 2,
  says = { "Defense: avoid the Attack and play two Weaknesses of your discard pile.", "Défense : évitez l'Attaque et jouez deux Faiblesses de votre défausse." },
  play = nothing(), defense = { play(exactly(2){ discard_pile, name = "Weakness" }) } }

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Paper Ambush" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Desperate Dodge", "Punch" }, deck = 6, discard = { "Weakness", "Weakness" } },
  { "Cy", team = { "Plastic Man (oversized)" }, hand = { "Desperate Dodge", "Punch" }, deck = 6, discard = { "Weakness", "Weakness" } },
}
captured {}
available { "Aquaman (oversized)" }
stacks { weakness = 10 }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Desperate Dodge"
cy:defends "Desperate Dodge"
expect(log):in_order { { "Hal Jordan (oversized)", "is Captured" }, { "Plastic Man (oversized)", "is Captured" } }
expect(captured):is { "Hal Jordan (oversized)", "Plastic Man (oversized)" }
expect(ben.score_pile):is { "Weakness" }
expect(cy.score_pile):is { "Weakness" }
expect(weakness):count(12)
expect(ann):is_on_turn()
ruling {
  en = "No. Each of you is, clockwise from Ann: you control two Weaknesses each, and only the turn is hers.",
  fr = "Non. Chacun de vous l'est, dans le sens horaire à partir d'Ann : vous contrôlez chacun deux Faiblesses, et seul le tour est à elle.",
}
