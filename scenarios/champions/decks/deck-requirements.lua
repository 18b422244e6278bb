scenario "A deck must meet what its identity asks" {
  game     = "champions",
  question = {
    en = "My identity demands a deck of at least 45 cards. May I play 40?",
    fr = "Mon identité exige un deck d'au moins 45 cartes. Puis-je en jouer 40 ?",
  },
  shows    = { "mc.deck.requirements" },
}
local ann = players {
  { "Ann", character = "Test Ego", deck_list = {
      "Jessica Jones", "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility",
      "Great Responsibility", "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room",
      "Surveillance Team", "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius",
      "Strength", "First Aid", "First Aid", "First Aid", "Haymaker", "Haymaker", "Haymaker", "Emergency", "Emergency", "Emergency", "Tenacity",
      "Tenacity", "Tenacity", "Nick Fury", "Mockingbird", "Helicarrier", "Helicarrier", "Helicarrier", "Avengers Mansion",
    } },
}

refused(function() begin() end, "mc.deck.requirements")
ruling {
  en = "No. Whatever the identity card asks of the deck must be met as well.",
  fr = "Non. Tout ce que la carte Identité exige du deck doit aussi être respecté.",
}
