scenario "Every player begins in alter-ego form" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "Which side of my identity card lies up when the game begins, and what does it decide?",
    fr = "Quelle face de ma carte Identité est visible au début de la partie, et que décide-t-elle ?",
  },
  shows    = { "mc.identity.starts-alter-ego", "mc.identity.visible-face" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "Haymaker", "Energy", "Backflip", "Strength", "Genius", "Helicarrier" } },
  { "Ben", character = "Jennifer Walters" },
}

ann:declines()
ben:declines()

expect(ann.identity):is { "Peter Parker" }
expect(ben.identity):is { "Jennifer Walters" }
refused(function() ann:attacks_with "Peter Parker" end, "mc.player-turn.basic-power")
refused(function() ann:plays "Haymaker" end, "mc.initiation.1-restrictions")
ann:changes_form()
expect(ann.identity):is { "Spider-Man" }
expect(ann):may("attacks_with", "Spider-Man")
ruling {
  en = "The alter-ego side, for everybody. The side that shows is the form a player is in: as Peter Parker Ann cannot attack, as Spider-Man she can.",
  fr = "La face alter ego, pour tout le monde. La face visible est la forme du joueur : en Peter Parker, Ann ne peut pas attaquer ; en Spider-Man, si.",
}
