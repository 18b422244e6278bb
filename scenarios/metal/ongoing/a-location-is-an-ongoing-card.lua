scenario "A Location is an Ongoing card, whatever it says" {
  game     = "metal",
  question = {
    en = "My Super Hero gives me 2 Power for each Ongoing card that I play. I play a Location that only gives Power when it is played. Does it count? And which cards of the Line-Up can I gain as an Ongoing card?",
    fr = "Mon Super-Héros me donne 2 de Puissance par carte Permanente que je joue. Je joue un Lieu qui ne donne de la Puissance que quand on le joue. Compte-t-il ? Et quelles cartes de la réserve puis-je gagner comme carte Permanente ?",
  },
  shows    = { "metal.ongoing.card-word", "metal.gain.nothing-available" },
}
card "Quiet Hill" { type = "Location", cost = 3, stays = true,
  says = { "Power +1.", "Puissance +1." }, play = power(1) }
card "Hillwalker" { pile = "character",
  says = { "When you play an Ongoing card, Power +2.", "Quand vous jouez une carte Permanente, Puissance +2." },
  after(plays{ keyword = "ongoing" }){ power(2) } }
card "Surveyor" { type = "Equipment", cost = 3,
  says = { "Gain an Ongoing card of the Line-Up.", "Gagnez une carte Permanente de la réserve." },
  play = gain(one{ line_up, keyword = "ongoing" }) }
card "Stone" { type = "Equipment", cost = 2, copies = 5, says = { "Power +1.", "Puissance +1." }, play = power(1) }

local ann, ben = players {
  { "Ann", character = "Hillwalker", hand = { "Quiet Hill", "Surveyor" }, deck = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)" },
}
line_up { "Stone", "Stone", "Stone", "Stone", "Stone" }

ann:plays "Quiet Hill"
expect(ann.power):is(3)
ann:plays "Surveyor"
expect(ann.discard):is_empty()
expect(ann.power):is(3)
ruling {
  en = "The Location counts: each of them bears the word Ongoing. In the Line-Up you gain one that bears it, too; here there is none, and the Super-Villain beside it is not part of the Line-Up.",
  fr = "Le Lieu compte : chacun porte le mot Permanent. Dans la réserve vous gagnez de même une carte qui le porte ; ici il n'y en a pas, et le Super-Vilain à côté n'en fait pas partie.",
}
