scenario "A Breakthrough destroys nothing that was played in another player's turn" {
  game     = "metal",
  question = {
    en = "In Ann's turn my Defense played a Weakness, which still lies before me. Can my Breakthrough destroy it in my own turn?",
    fr = "Au tour d'Ann, ma Défense a joué une Faiblesse, qui est encore devant moi. Ma Surcharge peut-elle la détruire à mon tour ?",
  },
  shows    = { "metal.breakthrough.only-controlled", "metal.amb.return-breakthrough-alone" },
}
card "Quick Dodge" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and play a Weakness of your discard pile.", "Défense : évitez l'Attaque et jouez une Faiblesse de votre défausse." },
  play = nothing(), defense = { play(exactly(1){ discard_pile, name = "Weakness" }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Paper Ambush" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Quick Dodge", "Breakthrough", "Breakthrough", "Vulnerability" }, deck = 6, discard = { "Weakness" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Quick Dodge"
ann:ends_turn()
expect(ben.in_play):is { "Weakness" }
ben:plays "Breakthrough"
ben:uses "Breakthrough"                    -- put back, and nothing is there to destroy
expect(ben.in_play):is { "Weakness" }
ben:plays "Vulnerability"
ben:plays "Breakthrough"
ben:uses "Breakthrough"
expect(ben):must_choose { "destroys Vulnerability", "declines" }
ben:destroys "Vulnerability"
expect(ben.in_play):is { "Weakness" }
ruling {
  en = "No. It destroys only what you have played in this turn and still control, and you played that Weakness in Ann's turn.",
  fr = "Non. Elle ne détruit que ce que vous avez joué à ce tour et contrôlez encore, et cette Faiblesse a été jouée au tour d'Ann.",
}
