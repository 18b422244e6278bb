scenario "One copy of a unique card in a deck" {
  game     = "champions",
  question = {
    en = "May I play two Mockingbirds in my deck, to see her more often?",
    fr = "Puis-je jouer deux Mockingbird dans mon deck pour la voir plus souvent ?",
  },
  shows    = { "mc.unique.one-in-deck", "mc.deck.one-unique" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid", "Mockingbird", "Mockingbird",
    } },
}

refused(function() begin() end, "mc.unique.one-in-deck")
ruling {
  en = "No. She is unique, so your deck holds one copy of her.",
  fr = "Non. Elle est unique : votre deck n'en contient qu'un exemplaire.",
}
