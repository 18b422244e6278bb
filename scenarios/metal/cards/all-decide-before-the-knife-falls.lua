scenario "All decide before anything happens to one of them" {
  game     = "metal",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "The Merciless asks who else is affected. Does Ann suffer before Ben says whether he defends?",
    fr = "L'Impitoyable demande qui d'autre est touché. Ann subit-elle l'effet avant que Ben dise s'il se défend ?",
  },
  shows    = { "metal.amb.attack-order", "metal.attack.interaction-waits" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Tin Tray", "Punch", "Punch", "Punch", "Punch" }, deck = { "Vulnerability" }, score_pile = { { "Wet Umbrella", defeated = true } } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = { "Felt Umbrella" }, deck = { "Punch" } },
}
super_villains { "Paring Knife", "Barbatos" }
captured {}

expect(log):has_no(ann, "reveals")
expect(log):has_no(ann, "does not avoid the Attack")
ben:declines()
ann:discards "Punch"
ben:discards "Felt Umbrella"
expect(log):has_no("reveals")

ruling {
  en = "No. What happens to her depends on him, and so everybody decides first.",
  fr = "Non. Ce qui lui arrive dépend de lui, et tous décident donc d'abord.",
}
