scenario "Three Helicarriers are fine, as they are not unique" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "May I play three Helicarriers in one deck?",
    fr = "Puis-je jouer trois Héliporteurs dans un même deck ?",
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
      "First Aid", "First Aid", "First Aid", "Helicarrier", "Helicarrier", "Helicarrier", "Nick Fury",
    } },
}

ann:declines()
expect(ann.deck):count(38)
ruling {
  en = "Yes. Helicarrier is not unique, so up to three copies are allowed; only one of them may be in play with you at a time.",
  fr = "Oui. L'Héliporteur n'est pas unique : jusqu'à trois exemplaires sont permis ; un seul à la fois peut être en jeu sous votre contrôle.",
}
