scenario "A Location that sends what its player gains elsewhere does so in another's turn too" {
  game     = "metal",
  question = {
    en = "Cards that I gain go on top of my deck, says my Location. Ann's Attack gives me a Weakness: on top of my deck?",
    fr = "Mon Lieu met sur ma pioche ce que je gagne. L'Attaque d'Ann me donne une Faiblesse : sur ma pioche ?",
  },
  shows    = { "metal.amb.location-any-turn" },
}
card "Sorting Office" { type = "Location", cost = 4, stays = true,
  says = { "Ongoing. Cards that you gain go on top of your deck.", "Permanent. Les cartes que vous gagnez vont sur votre pioche." },
  instead(gains{}){ redirect(top(deck)) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Muddy Rain" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = {}, in_play = { "Sorting Office" }, discard = {}, deck = { "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Challenger Mountain", "Wonder Woman" }

ann:plays "Muddy Rain"
expect(ben.deck):in_order { "Weakness", "Punch" }
expect(ben.discard):is_empty()
expect(log):has(ben, "gains", "Weakness", "by", "metal.amb.location-any-turn")
ruling {
  en = "Yes. The Location acts whenever you gain a card.",
  fr = "Oui. Le Lieu agit chaque fois que vous gagnez une carte.",
}
