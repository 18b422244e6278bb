scenario "A card for each character, Weaknesses left alone" {
  game     = "metal",
  question = {
    en = "Starro hits Ben, who has two Super Heroes. What does he discard, with a Weakness in his hand?",
    fr = "Starro touche Ben, qui a deux Super-Héros. De quoi se défausse-t-il, avec une Faiblesse en main ?",
  },
  shows    = { "metal.cards.starro" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Long Shadow" } },
  { "Ben", team = { "Plastic Man (oversized)", "Hal Jordan (oversized)" }, hand = { "Weakness", "Punch", "Vulnerability", "Tin Tray" }, discard = {} },
}
ann:plays "Long Shadow"
expect(ben):may_not("discards", "Weakness")
ben:discards "Punch"
ben:discards "Vulnerability"
expect(ben.hand):is { "Weakness", "Tin Tray" }

ruling {
  en = "Two cards of his choice that are no Weakness.",
  fr = "Deux cartes de son choix qui ne sont pas des Faiblesses.",
}
