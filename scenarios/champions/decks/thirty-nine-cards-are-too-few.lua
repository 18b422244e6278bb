scenario "The identity does not fill up a deck of 39 cards" {
  game     = "champions",
  question = {
    en = "I have 39 cards and my identity card, 40 in all. May I play this deck?",
    fr = "J'ai 39 cartes et ma carte Identité, 40 en tout. Puis-je jouer ce deck ?",
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
      "First Aid", "First Aid",
    } },
}

refused(function() begin() end, "mc.deck.size")
ruling {
  en = "No. Forty is the least, and the identity card does not count towards it.",
  fr = "Non. Quarante est le minimum, et la carte Identité n'y compte pas.",
}
