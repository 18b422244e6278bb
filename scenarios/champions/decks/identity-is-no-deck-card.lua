scenario "A second identity does not go into the deck" {
  game     = "champions",
  question = {
    en = "May I shuffle the Captain Marvel identity into my Spider-Man deck?",
    fr = "Puis-je mélanger l'identité Captain Marvel dans mon deck Spider-Man ?",
  },
  shows    = { "mc.deck.one-identity" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid", "Carol Danvers",
    } },
}

refused(function() begin() end, "mc.deck.one-identity")
ruling {
  en = "No. You have one identity, and it lies in front of you, not in the deck.",
  fr = "Non. Vous avez une seule identité, et elle est devant vous, pas dans le deck.",
}
