scenario "What happens at the start of the turn comes before a Weakness" {
  game     = "metal",
  question = {
    en = "My Super Hero makes me discard a card at the start of my turn. May that be the Weakness in my hand?",
    fr = "Mon Super-Héros me fait défausser une carte au début de mon tour. Cela peut-il être la Faiblesse de ma main ?",
  },
  shows    = { "metal.weakness.start-of-turn-first", "metal.amb.weakness-discarded-otherwise" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Fern" }, hand = { "Weakness", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:discards "Weakness"
ann:plays "Punch"
expect(ann.discard):is { "Weakness" }
expect(ann.in_play):is { "Punch" }
ruling {
  en = "Yes. Effects at the start of your turn apply before any card is played, Weaknesses included.",
  fr = "Oui. Les effets de début de tour s'appliquent avant toute carte jouée, Faiblesses comprises.",
}
