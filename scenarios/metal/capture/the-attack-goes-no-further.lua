scenario "An Attack in whose middle its player is Captured goes no further" {
  game     = "metal",
  question = {
    en = "I attack Ben and Cy. Ben's Defense attacks me back, and my Defense against that plays my second Weakness. Is Cy still attacked?",
    fr = "J'attaque Ben et Cy. La Défense de Ben m'attaque à son tour, et ma Défense contre cela joue ma deuxième Faiblesse. Cy est-il encore attaqué ?",
  },
  shows    = { "metal.amb.capture-breaks-off", "metal.weakness.second-captures" },
}
card "Desperate Dodge" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and play two Weaknesses of your discard pile.", "Défense : évitez l'Attaque et jouez deux Faiblesses de votre défausse." },
  play = nothing(), defense = { play(exactly(2){ discard_pile, name = "Weakness" }) } }
card "Paper Shield" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and draw a card.", "Défense : évitez l'Attaque et piochez une carte." },
  play = nothing(), defense = { draw(1) } }
card "Salt Rain" { type = "Villain", cost = 2,
  says = { "Attack: each foe gains a Weakness. Then +2 Power.", "Attaque : chaque adversaire gagne une Faiblesse. Puis +2 Puissance." },
  play = { attack(each_foe){ foe:gain_weakness(1) }, power(2) } }
card "Salt Answer" { type = "Villain", cost = 2,
  says = { "Attack: a foe discards a card.", "Attaque : un adversaire défausse une carte." },
  play = { attack(one_foe){ foe:discard(one{ foe.hand }) } } }
card "Turned Table" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and play Salt Answer of your discard pile.", "Défense : évitez l'Attaque et jouez Salt Answer de votre défausse." },
  play = nothing(), defense = { play(exactly(1){ discard_pile, name = "Salt Answer" }) } }

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" }, hand = { "Salt Rain", "Desperate Dodge", "Punch" }, deck = 5, discard = { "Weakness", "Weakness" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Turned Table" }, deck = 6, discard = { "Salt Answer" } },
  { "Cy", team = { "Plastic Man (oversized)" }, hand = { "Paper Shield" }, deck = 6, discard = {} },
}
captured {}
available {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Salt Rain"
ben:defends "Turned Table"
ben:chooses "Ann"
ann:defends "Desperate Dodge"
expect(captured):is { "Cyborg" }
expect(cy.hand):is { "Paper Shield" }       -- nobody has asked Cy
expect(cy.discard):is_empty()
expect(ann.power):is(0)
expect(ben):is_on_turn()
ruling {
  en = "No. You are Captured in your own turn, so nothing more of your card happens: the Attack does not come to Cy, and the Power is lost with it.",
  fr = "Non. Vous êtes Capturé pendant votre propre tour, donc plus rien de votre carte n'a lieu : l'Attaque n'arrive pas à Cy, et la Puissance est perdue avec.",
}
