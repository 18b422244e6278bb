scenario "Two Weaknesses without a Super Hero" {
  game     = "metal",
  question = {
    en = "I have no Super Hero at all and play my second Weakness. Does anything happen?",
    fr = "Je n'ai aucun Super-Héros et je joue ma deuxième Faiblesse. Se passe-t-il quelque chose ?",
  },
  shows    = { "metal.amb.no-super-hero-at-two", "metal.capture.one-to-score-pile", "metal.recruit.pile-empty",
    "metal.recruit.not-eliminated" },
}

local ann, ben = players {
  { "Ann", team = {}, hand = { "Weakness", "Weakness", "Punch" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman", "Cyborg" }
available {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 20 }

ann:plays "Weakness"
ann:plays "Weakness"
expect(ann.score_pile):is { "Weakness" }
expect(weakness):count(21)
expect(captured):is { "Batman", "Cyborg" }
expect(ann.discard):is { "Punch" }
expect(ben):is_on_turn()
ruling {
  en = "Your turn ends and the Weaknesses move as after a Capture; nobody goes under the tile.",
  fr = "Votre tour finit et les Faiblesses bougent comme après une Capture ; personne ne va sous la tuile.",
}
