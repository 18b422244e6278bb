scenario "A defeated Super-Villain is not destroyed out of the score pile" {
  game     = "metal",
  question = {
    en = "My card destroys The Devastator in my score pile, it says. Is he destroyed? And the Weakness that lies there, when a card names Weaknesses?",
    fr = "Ma carte détruit The Devastator dans ma pile de score, dit-elle. Est-il détruit ? Et la Faiblesse qui s'y trouve, quand une carte nomme les Faiblesses ?",
  },
  shows    = { "metal.amb.score-pile-ownership" },
}
card "Old Grudge" { type = "Hero", cost = 3,
  says = { "Destroy The Devastator in your score pile.", "Détruisez The Devastator dans votre pile de score." },
  play = destroy(each{ score_pile, name = "The Devastator" }) }
card "Clean Slate" { type = "Hero", cost = 3,
  says = { "Destroy each Weakness in your score pile.", "Détruisez chaque Faiblesse de votre pile de score." },
  play = destroy(each{ score_pile, name = "Weakness" }) }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Old Grudge", "Clean Slate" }, score_pile = { "The Devastator", "Weakness" } },
  { "Ben", character = "Plastic Man (oversized)" },
}
super_villains { "The Merciless", "The Drowned", "Barbatos" }

ann:plays "Old Grudge"
expect(log:last_move()):has("Old Grudge", "by", "metal.amb.score-pile-ownership")
expect(ann.score_pile):is { "The Devastator", "Weakness" }
ann:plays "Clean Slate"
expect(ann.score_pile):is { "The Devastator" }
ruling {
  en = "He stays: while the game goes on no Super-Villain leaves a score pile. A Weakness does, where a card names it, as the Reward of Barbatos does.",
  fr = "Il reste : pendant la partie aucun Super-Vilain ne quitte une pile de score. Une Faiblesse la quitte, quand une carte la nomme, comme le fait la Récompense de Barbatos.",
}
