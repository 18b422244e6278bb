scenario "Superman, recruited by the second Weakness, comes too late" {
  game     = "metal",
  question = {
    en = "My Super Hero recruits whenever I play a Weakness. On the second one Superman joins me, under whom it takes three. Am I spared the Capture?",
    fr = "Mon Super-Héros recrute dès que je joue une Faiblesse. À la deuxième, Superman me rejoint, avec qui il en faut trois. La Capture m'est-elle épargnée ?",
  },
  shows    = { "metal.team.not-retroactive", "metal.weakness.second-captures", "metal.capture.triggers-first" },
}
card "Cyborg" {
  says = { "Whenever you play a Weakness, recruit a Super Hero.", "Dès que vous jouez une Faiblesse, recrutez un Super-Héros." },
  after(plays{ name = "Weakness" }){ recruit() } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness" }, in_play = { { "Weakness", played = true } }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
available { "Superman (oversized)", "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:chooses "Superman (oversized)"
expect(log:last_move()):has(ann, "recruits", "Superman (oversized)", "by", "metal.team.not-retroactive")
ann:chooses "Cyborg"
expect(captured):has "Cyborg"
expect(ann.team):is { "Superman (oversized)" }
expect(ben):is_on_turn()
ruling {
  en = "No. The second Weakness was played before he joined, and he does not act on that. You recruit him, and then a Super Hero of yours is Captured.",
  fr = "Non. La deuxième Faiblesse a été jouée avant son arrivée, et il n'agit pas sur cela. Vous le recrutez, puis un de vos Super-Héros est Capturé.",
}
