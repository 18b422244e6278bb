scenario "Every identity starts on its alter-ego side with full hit points" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "I play Captain Marvel. Which side of my card do I start on, and what do I set my dial to?",
    fr = "Je joue Captain Marvel. De quel côté commence ma carte, et sur combien règle-t-on mon compteur ?",
  },
  shows    = { "mc.setup.01-heroes", "mc.setup.02-hit-points" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers" },
  { "Ben", character = "Jennifer Walters" },
}

expect(ann.identity):is { "Carol Danvers" }
expect(ann.identity:hit_points "Carol Danvers"):is(12)
expect(ben.identity):is { "Jennifer Walters" }
expect(ben.identity:hit_points "Jennifer Walters"):is(15)
ann:declines()
ben:declines()
expect(ann):may_not("attacks_with", "Carol Danvers")
expect(ann):may("changes_form")
ruling {
  en = "You start as Carol Danvers, and the dial shows the 12 hit points printed on your identity card.",
  fr = "Vous commencez en Carol Danvers, et le compteur indique les 12 points de vie imprimés sur votre carte Identité.",
}
