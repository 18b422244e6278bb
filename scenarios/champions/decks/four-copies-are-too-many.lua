scenario "Three copies of a card at most" {
  game     = "champions",
  question = {
    en = "Haymaker is my favourite. May I put four copies of it in my deck?",
    fr = "Haymaker est ma carte préférée. Puis-je en mettre quatre exemplaires dans mon deck ?",
  },
  shows    = { "mc.deck.three-copies" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid", "Haymaker", "Haymaker", "Haymaker", "Haymaker",
    } },
}

refused(function() begin() end, "mc.deck.three-copies")
ruling {
  en = "No. Of a card that is not unique you may have at most three copies in your deck.",
  fr = "Non. D'une carte non unique, on met au plus trois exemplaires dans son deck.",
}
