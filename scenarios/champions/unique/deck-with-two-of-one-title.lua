scenario "A deck may hold two unique allies of one title" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "Two different allies are called Mockingbird. May my deck hold both?",
    fr = "Deux alliés différents s'appellent Mockingbird. Mon deck peut-il contenir les deux ?",
  },
  shows    = { "mc.deck.subtitle-exception" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid", "Mockingbird", "Mockingbird II",
    } },
}

ann:declines()
expect(ann.deck):count(36)
ruling {
  en = "Yes. Unique cards of one title may share a deck when their subtitles differ.",
  fr = "Oui. Des cartes uniques d'un même titre peuvent partager un deck si leurs sous-titres diffèrent.",
}
