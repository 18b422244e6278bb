scenario "Energy: no more than one in a deck" {
  game     = "champions",
  question = {
    en = "A deck may hold three copies of most cards. May I put two copies of Energy in mine?",
    fr = "Un deck peut contenir trois exemplaires de la plupart des cartes. Puis-je mettre deux Énergie dans le mien ?",
  },
  shows    = { "mc.max.per-deck" },
}
local ann = players {
  { "Ann", character = "Spider-Man", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid", "Haymaker", "Haymaker", "Haymaker",
    } },
}
refused(function() begin() end, "mc.max.per-deck")
ruling {
  en = "No. Energy has a limit of its own, printed on it: one copy in each player's deck.",
  fr = "Non. Énergie a sa propre limite, imprimée dessus : un exemplaire par deck de joueur.",
}
