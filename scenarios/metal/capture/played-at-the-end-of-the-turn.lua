scenario "A second Weakness played at the end of the turn captures too" {
  game     = "metal",
  question = {
    en = "I control a Weakness, and at the end of my turn an effect plays another one. Is my Super Hero Captured, though my turn is over?",
    fr = "Je contrôle une Faiblesse, et à la fin de mon tour un effet en joue une autre. Mon Super-Héros est-il Capturé, bien que le tour soit fini ?",
  },
  shows    = { "metal.weakness.second-captures", "metal.end-turn.4-effects" },
}
card "Late Ghost" { type = "Equipment", cost = 2, stays = true,
  says = { "At the end of your turn, play a card of your discard pile.", "À la fin de votre tour, jouez une carte de votre défausse." },
  after(ends{}){ play(exactly(1){ discard_pile }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Wonder Woman (oversized)" }, hand = { "Weakness" }, in_play = { "Late Ghost" }, deck = 6, discard = { "Weakness" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Punch" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:ends_turn()
ann:chooses "Cyborg"
expect(captured):is { "Cyborg" }
expect(ann.score_pile):is { "Weakness" }
expect(ann.hand):count(5)                  -- the steps that are left take place
ben:plays "Punch"                          -- and nothing of it reaches the next turn
expect(ben.team):is { "Hal Jordan (oversized)", "Batman" }
ruling {
  en = "Yes, as soon as you control two. The turn is over already, so the steps that are left go on.",
  fr = "Oui, dès que vous en contrôlez deux. Le tour est déjà fini ; les étapes qui restent suivent.",
}
