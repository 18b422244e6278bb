scenario "What Batman of cost 12 does is not known and left out" {
  game     = "rivals",
  question = {
    en = "My Batman of cost 12 comes up. Does the referee carry out his ability?",
    fr = "Mon Batman à 12 arrive. L'arbitre applique-t-il sa capacité ?",
  },
  shows    = { "rivals.character.next-one", "rivals.card.batman-12" },
}

local ann, ben = players {
  { "Ann", character = "The Joker 9", hand = { "Punch" }, power = 9 },
  { "Ben", character = "Batman 9",    hand = { "Chalk Line", "Careful Clerk" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
ann:confronts()
ann:hands_over()
ben:declines()
expect(ben.character):is { "Batman 12" }
ben:confronts()
ben:plays "Chalk Line"
ben:plays "Careful Clerk"
expect(ben.power):is(2)
ruling {
  en = "No. The booklet explains only the Characters of cost 15. What he does is not known: as he comes up, the log says that it is left out.",
  fr = "Non. Le livret n'explique que les Personnages à 15. Ce qu'il fait n'est pas connu : quand il arrive, le journal dit qu'on le laisse de côté.",
}
