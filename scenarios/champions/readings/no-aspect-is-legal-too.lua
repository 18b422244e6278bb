scenario "A deck without any aspect" {
  game     = "champions",
  question = {
    en = "My deck has 40 cards, all of them Spider-Man's own or basic: no aspect at all. Is that legal?",
    fr = "Mon deck a 40 cartes, toutes de Spider-Man ou basiques : aucune affinité. Est-ce permis ?",
  },
  shows    = { "mc.amb.no-aspect-deck" },
  set_up = "shown",
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up",
      "Mockingbird", "Nick Fury", "Emergency", "Emergency", "Emergency", "First Aid", "First Aid", "First Aid", "Haymaker", "Haymaker",
      "Haymaker", "Energy", "Genius", "Strength", "Avengers Mansion", "Avengers Mansion", "Avengers Mansion", "Helicarrier", "Helicarrier",
      "Helicarrier", "Tenacity", "Tenacity", "Tenacity", "Gear", "Gear",
    } },
}

expect(ann.deck):count(34)
expect(ann.hand):count(6)
ann:declines()                          -- keeps the starting hand
ruling {
  en = "Yes. Taking an aspect is a permission, not a duty; the 40 cards are what counts.",
  fr = "Oui. Prendre une affinité est une permission, pas une obligation ; ce qui compte, ce sont les 40 cartes.",
}
