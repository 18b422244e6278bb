scenario "Stampede against a webbed-up Rhino" {
  game     = "champions",
  question = {
    en = "I reveal Stampede while Webbed Up is attached to Rhino. Am I stunned?",
    fr = "Je révèle Ruée alors que Pris dans la Toile est attaché à Rhino. Suis-je sonné ?",
  },
  shows    = { "mc.card.webbed-up", "mc.replacement.definition" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, dealt = { "Stampede" }, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()

expect(villain:stunned "Rhino"):is(1)
expect(ann.identity:stunned "Spider-Man"):is(0)
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.discard):is { "Webbed Up" }
expect(encounter_deck):top "Sandman"
ruling {
  en = "No. The attack is replaced: Webbed Up is discarded and Rhino is stunned. Without an attack nobody is damaged.",
  fr = "Non. L'attaque est remplacée : Pris dans la Toile est défaussé et Rhino est sonné. Sans attaque, personne n'est blessé.",
}
