scenario "Energy: no more than one in a deck" {
  game     = "champions",
  question = {
    en = "A deck may hold three copies of most cards. May I put two copies of Energy in mine?",
    fr = "Un deck peut contenir trois exemplaires de la plupart des cartes. Puis-je mettre deux Énergie dans le mien ?",
  },
  shows    = { "mc.max.per-deck" },
}
local ann = players {
  { "Ann", character = "Spider-Man", deck_list = { "Energy", "Energy" } },
}
refused(function() begin() end, "mc.max.per-deck")
ruling {
  en = "No. Energy has a limit of its own, printed on it: one copy in each player's deck.",
  fr = "Non. Énergie a sa propre limite, imprimée dessus : un exemplaire par deck de joueur.",
}
