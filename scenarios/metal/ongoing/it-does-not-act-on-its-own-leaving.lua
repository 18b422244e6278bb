scenario "An Ongoing card does not act on its own leaving" {
  game     = "metal",
  question = {
    en = "I have two Ongoing cards that gain a Breakthrough whenever I destroy a card. I destroy one of them: one gain or two?",
    fr = "J'ai deux Permanents qui gagnent une Surcharge quand je détruis une carte. Je détruis l'un d'eux : un gain ou deux ?",
  },
  shows    = { "metal.amb.ongoing-leaves-otherwise", "metal.ongoing.active" },
}
card "Scrap Bin" { type = "Equipment", cost = 2, stays = true, copies = 2,
  says = { "Ongoing: after you destroy a card, gain the top Breakthrough. Destroy this: Power +2.",
    "Permanent : après avoir détruit une carte, gagnez la Surcharge du dessus. Détruisez cette carte : Puissance +2." },
  play = nothing(), after(destroys{}){ gain(top(kick_stack)) }, action{ cost = destroy(this), power(2) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, in_play = { "Scrap Bin", "Scrap Bin" }, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:uses("Scrap Bin", ann.in_play)
expect(ann.discard):is { "Breakthrough" }        -- by the one that is still in play
ann:uses("Scrap Bin", ann.in_play)
expect(ann.discard):is { "Breakthrough" }        -- none was left
ruling {
  en = "One, by the card that is still in play. An Ongoing card's ability stops as it leaves, and so does not act on its own leaving.",
  fr = "Un seul, par la carte encore en jeu. La capacité d'un Permanent cesse quand il part : elle n'agit donc pas sur son propre départ.",
}
