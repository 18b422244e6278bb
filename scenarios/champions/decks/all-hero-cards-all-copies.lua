scenario "No copy of a hero card may be left out" {
  game     = "champions",
  question = {
    en = "I never use Backflip. May I build my Spider-Man deck with only one of the two copies?",
    fr = "Je n'utilise jamais Salto Arrière. Puis-je monter mon deck Spider-Man avec un seul des deux exemplaires ?",
  },
  shows    = { "mc.deck.all-hero-cards" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick", "Swinging Web Kick",
      "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones", "Daredevil",
      "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility", "The Power of Justice",
      "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team", "Surveillance Team",
      "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength", "First Aid", "First Aid",
      "First Aid", "Haymaker",
    } },
}

refused(function() begin() end, "mc.deck.all-hero-cards")
ruling {
  en = "No. All cards of your hero's set belong in the deck, with every copy.",
  fr = "Non. Toutes les cartes du set de votre héros sont dans le deck, en tous leurs exemplaires.",
}
