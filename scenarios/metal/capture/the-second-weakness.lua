scenario "The second Weakness in play costs a Super Hero and the turn" {
  game     = "metal",
  question = {
    en = "I play my second Weakness of the turn. What happens to my Super Hero, my Weaknesses and my turn?",
    fr = "Je joue ma deuxième Faiblesse du tour. Qu'arrive-t-il à mon Super-Héros, à mes Faiblesses et à mon tour ?",
  },
  shows    = { "metal.weakness.second-captures", "metal.capture.under-tile", "metal.capture.one-to-score-pile",
    "metal.capture.other-to-stack", "metal.capture.recruit-later" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Weakness" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
available { "Plastic Man (oversized)", "Wonder Woman (oversized)", "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 20 }

ann:plays "Weakness"
expect(ann):is_on_turn()
ann:plays "Weakness"
ann:chooses "Wonder Woman (oversized)"
expect(captured):is { "Batman", "Cyborg" }
expect(ann.score_pile):is { "Weakness" }
expect(weakness):count(21)
expect(ann.team):is { "Wonder Woman (oversized)" }
expect(ben):is_on_turn()
ruling {
  en = "Your Super Hero goes under the tile, one Weakness to your score pile, the other back on its stack. Your turn is over, and in its end you recruit another.",
  fr = "Votre Super-Héros va sous la tuile, une Faiblesse dans votre pile de score, l'autre sur sa pile. Votre tour est fini, et vous recrutez pendant sa fin.",
}
