scenario "An ability with a limit was used already in this round" {
  game     = "champions",
  turn     = "Ben",
  question = {
    en = "As Carol Danvers I have let somebody draw with Commander this round. May I use it again in my turn?",
    fr = "Carol Danvers a déjà fait piocher quelqu'un avec Commandante ce round. Puis-je m'en resservir à mon tour ?",
  },
  shows    = { "mc.limit.per-card" },
}

local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers", identity = { { "Carol Danvers", used = true } } },
}
refused(function() ben:uses "Carol Danvers" end, "mc.limit.per-card")
ruling {
  en = "No. Its limit is once in each round.",
  fr = "Non. Sa limite est d'une fois par round.",
}
