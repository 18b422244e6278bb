scenario "Forty cards are enough, and the identity is not one of them" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "My deck has exactly 40 cards, and my identity card besides. May I play it?",
    fr = "Mon deck a exactement 40 cartes, plus ma carte Identité. Puis-je jouer avec ?",
  },
  shows    = { "mc.deck.size", "mc.deck.identity-not-counted" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid",
    } },
}

ann:declines()
expect(ann.deck):count(34)            -- 40 less the starting hand
expect(ann.hand):count(6)
ruling {
  en = "Yes. A deck holds 40 to 50 cards, and the identity card is not counted among them.",
  fr = "Oui. Un deck contient de 40 à 50 cartes, et la carte Identité n'en fait pas partie.",
}
