scenario "Changing the starting hand: discard what you like, draw as many" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "I throw away three cards of my starting hand. How many do I get, and could I draw the same ones again?",
    fr = "Je me défausse de trois cartes de ma main de départ. Combien en reçois-je, et puis-je repiocher les mêmes ?",
  },
  shows    = { "mc.setup.13-mulligan", "mc.setup.13-not-reshuffled" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}
shuffle_gives { "Backflip", "Webbed Up", "Aunt May", "Web-Shooter", "Swinging Web Kick", "Energy", "Genius", "Strength", "Black Cat" }

ann:discards "Webbed Up"
ann:discards "Swinging Web Kick"
ann:discards "Energy"
expect(ann.hand):count(3)             -- nothing is drawn in between
ann:declines()
expect(ann.hand):is { "Backflip", "Aunt May", "Web-Shooter", "Genius", "Strength", "Black Cat" }
expect(ann.discard):is { "Webbed Up", "Swinging Web Kick", "Energy" }
expect(ann.deck):count(31)
ruling {
  en = "Three new ones. The cards you threw away stay in your discard pile when the game begins, so you cannot draw them again now.",
  fr = "Trois nouvelles. Les cartes écartées restent dans votre défausse quand la partie commence : vous ne pouvez donc pas les repiocher maintenant.",
}
