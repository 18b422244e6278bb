scenario "One card of the types is not enough" {
  game     = "metal",
  question = {
    en = "I have played a single Super Power. Does the oversized Wonder Woman, Aquaman or Doctor Fate act?",
    fr = "Je n'ai joué qu'un Super-Pouvoir. La grande carte Wonder Woman, Aquaman ou Doctor Fate agit-elle ?",
  },
  shows    = { "metal.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", team = { "Tide Table" }, hand = { "Paper Power", "Paper Hero" }, deck = { "Punch", "Vulnerability" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

ann:plays "Paper Power"
ann:plays "Paper Hero"
expect(ann.hand):is_empty()
expect(ann.deck):count(2)

ruling {
  en = "No. Two cards are asked for; a Hero is none of Aquaman's types.",
  fr = "Non. Deux cartes sont demandées ; un Héros n'est d'aucun des types d'Aquaman.",
}
