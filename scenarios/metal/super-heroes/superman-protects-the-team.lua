scenario "With Superman two Weaknesses capture nobody" {
  game     = "metal",
  question = {
    en = "Superman and Cyborg are my Super Heroes, and I play a second Weakness. Is Cyborg Captured, at least?",
    fr = "J'ai Superman et Cyborg, et je joue une deuxième Faiblesse. Cyborg au moins est-il Capturé ?",
  },
  shows    = { "metal.card.oversized-superman", "metal.oversized.superman-protects" },
}

local ann, ben = players {
  { "Ann", team = { "Superman (oversized)", "Cyborg" }, hand = { "Weakness", "Weakness", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
captured {}

ann:plays "Weakness"
ann:plays "Weakness"
expect(log):has("controls weaknesses and protects the team", "by", "metal.oversized.superman-protects")
ann:plays "Punch"
expect(ann.power):is(1)
ann:ends_turn()
expect(ann.team):is { "Superman (oversized)", "Cyborg" }
expect(ann.discard):is { "Punch", "Weakness", "Weakness" }
expect(captured):is_empty()

ruling {
  en = "No. He protects all your Super Heroes, the turn goes on, and both Weaknesses go to your discard pile at its end.",
  fr = "Non. Il protège tous vos Super-Héros, le tour continue, et les deux Faiblesses vont à votre défausse à la fin.",
}
