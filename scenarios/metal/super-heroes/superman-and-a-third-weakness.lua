scenario "With Superman the third Weakness captures" {
  game     = "metal",
  question = {
    en = "Superman is with me and I play a third Weakness. What happens to my team and to the three Weaknesses?",
    fr = "Superman est avec moi et je joue une troisième Faiblesse. Qu'arrive-t-il à mon équipe et aux trois Faiblesses ?",
  },
  shows    = { "metal.oversized.superman-three" },
}

local ann, ben = players {
  { "Ann", team = { "Superman (oversized)", "Cyborg" }, hand = { "Weakness", "Weakness", "Weakness", "Punch" }, score_pile = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
captured {}

ann:plays "Weakness"
ann:plays "Weakness"
ann:plays "Weakness"
expect(ann):must_choose { "chooses Superman (oversized)", "chooses Cyborg" }
ann:chooses "Cyborg"
expect(captured):is { "Cyborg" }
expect(ann.score_pile):is { "Weakness" }
expect(weakness):count(29)
expect(ann.discard):is { "Punch" }

ruling {
  en = "You choose one to be Captured, the turn ends, one Weakness goes to your score pile and two go back on their stack.",
  fr = "Vous choisissez qui est Capturé, le tour finit, une Faiblesse va dans votre pile de score et deux retournent à leur pile.",
}
