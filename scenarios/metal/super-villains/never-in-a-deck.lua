scenario "A defeated Super-Villain never comes to hand" {
  game     = "metal",
  question = {
    en = "I have defeated Super-Villains. When I shuffle my discard pile, can I draw one of them?",
    fr = "J'ai vaincu des Super-Vilains. Quand je mélange ma défausse, puis-je en piocher un ?",
  },
  shows    = { "metal.villain.never-in-deck" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Second Glance" }, power = 9, deck = {}, discard = { "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Wooden Jailer", "Clay Warden", "Barbatos" }
available { "Aquaman (oversized)", "Plastic Man (oversized)" }

ann:defeats "Wooden Jailer"
ann:chooses "Aquaman (oversized)"
ann:plays "Second Glance"
expect(ann.hand):is { "Punch" }          -- the discard pile was shuffled, the score pile was not
expect(ann.score_pile):is { "Wooden Jailer" }
ruling {
  en = "No. It lies in your score pile, which is shuffled with nothing until the game is over.",
  fr = "Non. Il est dans votre pile de score, qui n'est mélangée à rien avant la fin de la partie.",
}
