scenario "Two Super Powers activate a Super Hero who asks for two types" {
  game     = "metal",
  question = {
    en = "The oversized Aquaman asks for Super Powers and Villains. Are two Super Powers enough?",
    fr = "La grande carte Aquaman demande des Super-Pouvoirs et des Vilains. Deux Super-Pouvoirs suffisent-ils ?",
  },
  shows    = { "metal.oversized.two-types", "metal.amb.aquaman-example" },
}

local ann, ben = players {
  { "Ann", team = { "Tide Table" }, hand = { "Paper Power", "Clear Pane" }, deck = { "Punch", "Vulnerability" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

ann:plays "Paper Power"
expect(ann.hand):is { "Clear Pane" }
ann:plays "Clear Pane"
ann:declines()
expect(log):has(ann, "draws", "Punch", "by", "metal.oversized.two-types")

ruling {
  en = "Yes. Any two cards of the two types do.",
  fr = "Oui. N'importe quelles deux cartes des deux types suffisent.",
}
