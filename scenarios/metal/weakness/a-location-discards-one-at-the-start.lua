scenario "A Location discards a Weakness at the start of the turn" {
  game     = "metal",
  question = {
    en = "My Location makes me discard a card at the start of my turn. May it be the Weakness that I would have to play?",
    fr = "Mon Lieu me fait défausser une carte au début de mon tour. Puis-je prendre la Faiblesse que je devrais jouer ?",
  },
  shows    = { "metal.amb.weakness-discarded-otherwise", "metal.weakness.start-of-turn-first", "metal.location.ongoing-effect" },
}
card "Laundry Chute" { type = "Location", cost = 3, stays = true,
  says = { "At the start of your turn, discard a card.", "Au début de votre tour, défaussez une carte." },
  after(begins{}){ discard(one{ hand }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Punch" }, in_play = { "Laundry Chute" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:discards "Weakness"
expect(log):has(ann, "discards", "Weakness", "by", "metal.amb.weakness-discarded-otherwise")
expect(log):has_no("by", "metal.location.draw")   -- it draws nothing
ann:plays "Punch"
expect(ann.power):is(1)
ruling {
  en = "Yes: effects at the start of your turn come before any Weakness has to be played.",
  fr = "Oui : les effets de début de tour passent avant que la moindre Faiblesse doive être jouée.",
}
