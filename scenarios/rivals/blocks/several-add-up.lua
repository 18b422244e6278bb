scenario "Several Blocks add up" {
  game     = "rivals",
  question = {
    en = "I hold two Block cards for 3 each. May I use both in one Confrontation, though only one Defense is allowed per Attack?",
    fr = "J'ai deux cartes Blocage de 3. Puis-je utiliser les deux dans une Confrontation, alors qu'une seule Défense est permise par Attaque ?",
  },
  shows    = { "rivals.amb.block-number", "rivals.block.raises-cost" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 14 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"
ben:blocks "Chalk Line"
expect(ben.character):is { "The Joker 9" }   -- 15 against 14
expect(ben.discard):is { "Chalk Line", "Chalk Line" }
ruling {
  en = "Yes, as many as you hold, and they add up: 9 and 3 and 3 make 15.",
  fr = "Oui, autant que vous en avez, et ils s'additionnent : 9, 3 et 3 font 15.",
}
