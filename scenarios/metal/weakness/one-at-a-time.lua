scenario "Weaknesses are played one at a time" {
  game     = "metal",
  question = {
    en = "I hold two Weaknesses, and whenever I play one my Super Hero may destroy a Weakness in play. Do both lie there before he does?",
    fr = "J'ai deux Faiblesses, et chaque fois que j'en joue une mon Super-Héros peut détruire une Faiblesse en jeu. Y sont-elles toutes deux avant qu'il le fasse ?",
  },
  shows    = { "metal.weakness.one-by-one", "metal.weakness.play-first" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Dune" }, hand = { "Weakness", "Weakness", "Punch" } },   -- Trainee Dune may destroy a Weakness in play
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:destroys "Weakness"
expect(ann.in_play):is_empty()
refused(function() ann:plays "Punch" end, "metal.weakness.one-by-one")   -- the other Weakness comes next
ann:plays "Weakness"
ann:declines()
expect(ann.in_play):is { "Weakness" }
expect(ann.team):is { "Trainee Dune" }
expect(ann):is_on_turn()
ruling {
  en = "No. They are played one by one; what the first sets off happens before the second is played, and here it saved your hero.",
  fr = "Non. Elles se jouent une par une ; ce que la première déclenche a lieu avant la deuxième, ce qui a ici sauvé votre héros.",
}
