scenario "A Location that was played stays for the rest of the game" {
  game     = "rivals",
  question = {
    en = "I play a Location. Is it put away with my other cards at the end of the turn?",
    fr = "Je joue un Lieu. Est-il rangé avec mes autres cartes à la fin du tour ?",
  },
  shows    = { "rivals.location.stays", "rivals.end-turn.4-played" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Training Hall", "Punch" }, deck = { "Understudy", "Vulnerability", "Vulnerability", "Vulnerability", "Punch", "Kick", "Kick" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Wayne Manor", "Nightwing", "Robin", "Superman", "Billionaire" }

ann:plays "Training Hall"
ann:plays "Punch"
ann:ends_turn()
expect(ann.in_play):is { "Training Hall" }
expect(ann.discard):is { "Punch" }
ben:ends_turn()
ann:plays "Understudy"
expect(ann.in_play):is { "Training Hall", "Understudy" }
expect(ann.hand):has("Kick", 2)
ruling {
  en = "No. It lies face up before you for the rest of the game and acts in your later turns: here the first Hero of the next turn draws a card.",
  fr = "Non. Il reste face visible devant vous jusqu'à la fin de la partie et agit à vos tours suivants : ici, le premier Héros du tour suivant fait piocher.",
}
