scenario "Another hero's cards stay out of the deck" {
  game     = "champions",
  question = {
    en = "Captain Marvel is not playing. May Spider-Man take her Photonic Blast?",
    fr = "Captain Marvel ne joue pas. Spider-Man peut-il prendre son Rayon Photonique ?",
  },
  shows    = { "mc.deck.rest" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid", "Photonic Blast",
    } },
}

refused(function() begin() end, "mc.deck.rest")
ruling {
  en = "No. Besides your own hero's cards only basic cards and cards of your aspect may be added.",
  fr = "Non. En plus des cartes de votre héros, seules des cartes basiques et de votre affinité peuvent être ajoutées.",
}
