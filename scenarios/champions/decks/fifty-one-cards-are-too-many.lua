scenario "A deck of 51 cards is refused" {
  game     = "champions",
  question = {
    en = "May I put one more card into my deck of 50?",
    fr = "Puis-je ajouter une carte à mon deck de 50 ?",
  },
  shows    = { "mc.deck.size" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid", "Haymaker", "Haymaker", "Haymaker", "Emergency", "Emergency", "Emergency", "Tenacity", "Tenacity",
      "Tenacity", "Nick Fury", "Mockingbird",
    } },
}

refused(function() begin() end, "mc.deck.size")
ruling {
  en = "No. Fifty is the most a deck may hold.",
  fr = "Non. Cinquante est le maximum d'un deck.",
}
