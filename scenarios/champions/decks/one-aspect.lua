scenario "Cards of two aspects do not share a deck" {
  game     = "champions",
  question = {
    en = "My Spider-Man deck is Justice. May I add one Uppercut, an Aggression card?",
    fr = "Mon deck Spider-Man est en Justice. Puis-je y ajouter un Uppercut, carte d'Agressivité ?",
  },
  shows    = { "mc.deck.one-aspect" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid", "Uppercut",
    } },
}

refused(function() begin() end, "mc.deck.one-aspect")
ruling {
  en = "No. You pick one aspect; apart from its cards and your hero's own, only basic cards go in.",
  fr = "Non. On choisit une seule affinité ; hormis ses cartes et celles de votre héros, on ne peut mettre que des cartes basiques.",
}
