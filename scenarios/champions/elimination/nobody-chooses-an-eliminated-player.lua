scenario "An eliminated player cannot be chosen" {
  game     = "champions",
  question = {
    en = "Ben has been eliminated. May my Helicarrier give him the discount, so that nobody gets it?",
    fr = "Ben a été éliminé. Mon Héliporteur peut-il lui donner le rabais, pour que personne n'en profite ?",
  },
  shows    = { "mc.elimination.when", "mc.card.helicarrier" },
  windows  = "pass",
}
local ann, ben, cid = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Helicarrier" } },
  { "Ben", character = "Spider-Man", eliminated = true },
  { "Cid", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }

ann:uses "Helicarrier"
refused(function() ann:chooses(ben) end, "mc.elimination.when")
ann:chooses(cid)
ruling {
  en = "No. Who has been eliminated takes no part in the game any more.",
  fr = "Non. Qui a été éliminé ne prend plus part à la partie.",
}
