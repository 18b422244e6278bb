scenario "Two cards of a type: one before joining, one after" {
  game     = "metal",
  question = {
    en = "A Super Hero wants two Heroes or Villains. I played one before he joined and one after: is he active?",
    fr = "Un Super-Héros demande deux Héros ou Vilains. J'en ai joué un avant son arrivée et un après : est-il actif ?",
  },
  shows    = { "metal.amb.joins-halfway", "metal.team.sees-board", "metal.team.not-retroactive" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Practice Hero", "Loose Bars", "Practice Rogue" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured { "Trainee Garnet" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Practice Hero"
ann:plays "Loose Bars"
ann:plays "Practice Rogue"
expect(ann.power):is(4)               -- two of the cards, two of Trainee Garnet
ruling {
  en = "Yes. The first is still under your control, and the second is played after he joined.",
  fr = "Oui. Le premier est encore sous votre contrôle, et le second est joué après son arrivée.",
}
