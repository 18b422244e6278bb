scenario "A deck of 50 cards is accepted" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "I like a thick deck. May I play with 50 cards?",
    fr = "J'aime les gros decks. Puis-je jouer avec 50 cartes ?",
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
      "Tenacity", "Nick Fury",
    } },
}

ann:declines()
expect(ann.deck):count(44)
ruling {
  en = "Yes, 50 is the upper limit and still allowed.",
  fr = "Oui, 50 est la limite supérieure et reste permis.",
}
