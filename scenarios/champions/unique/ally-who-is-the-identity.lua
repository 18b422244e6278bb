scenario "An ally who is your own alter ego is refused" {
  game     = "champions",
  question = {
    en = "May Peter Parker's deck hold an ally Spider-Man whose subtitle is Peter Parker?",
    fr = "Le deck de Peter Parker peut-il contenir un allié Spider-Man dont le sous-titre est Peter Parker ?",
  },
  shows    = { "mc.amb.unique-identity-title", "mc.deck.one-unique" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_list = {
      "Black Cat", "Backflip", "Backflip", "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Swinging Web Kick", "Swinging Web Kick",
      "Swinging Web Kick", "Aunt May", "Spider-Tracer", "Spider-Tracer", "Web-Shooter", "Web-Shooter", "Webbed Up", "Webbed Up", "Jessica Jones",
      "Daredevil", "For Justice!", "For Justice!", "For Justice!", "Great Responsibility", "Great Responsibility", "Great Responsibility",
      "The Power of Justice", "The Power of Justice", "Interrogation Room", "Interrogation Room", "Interrogation Room", "Surveillance Team",
      "Surveillance Team", "Surveillance Team", "Heroic Intuition", "Heroic Intuition", "Heroic Intuition", "Energy", "Genius", "Strength",
      "First Aid", "First Aid", "First Aid", "Spider-Man III",
    } },
}

refused(function() begin() end, "mc.amb.unique-identity-title")
ruling {
  en = "No. That would be the same person twice; only another subtitle tells the two apart.",
  fr = "Non. Ce serait deux fois la même personne ; seul un autre sous-titre les distingue.",
}
