scenario "What the first Weakness sets off discards the second" {
  game     = "metal",
  question = {
    en = "My Super Hero discards a card whenever I play a Weakness. May I discard the other Weakness of my hand by that?",
    fr = "Mon Super-Héros défausse une carte dès que je joue une Faiblesse. Puis-je ainsi défausser l'autre Faiblesse de ma main ?",
  },
  shows    = { "metal.amb.weakness-discarded-otherwise", "metal.resolve.card-before-triggers" },
}
card "Tidy Friend" { pile = "character",
  says = { "Whenever you play a Weakness, discard a card.", "Dès que vous jouez une Faiblesse, défaussez une carte." },
  after(plays{ name = "Weakness" }){ discard(one{ hand }) } }

local ann, ben = players {
  { "Ann", team = { "Tidy Friend" }, hand = { "Weakness", "Weakness", "Punch" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:discards "Weakness"
expect(log):has(ann, "discards", "Weakness", "by", "metal.amb.weakness-discarded-otherwise")
expect(log):has_no("by", "metal.weakness.drawn-and-discarded")
ann:plays "Punch"
expect(ann.team):is { "Tidy Friend" }
ruling {
  en = "Yes: the effect is under way, and the second Weakness has to be played only once it is done.",
  fr = "Oui : l'effet est en cours, et la seconde Faiblesse n'est à jouer qu'une fois qu'il est fini.",
}
