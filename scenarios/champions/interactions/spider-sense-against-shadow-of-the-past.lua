scenario "A cancelled Shadow of the Past leaves the Nemesis set aside" {
  game     = "champions",
  question = {
    en = "I cancel Shadow of the Past with Enhanced Spider-Sense. Where are my Nemesis cards now, and does the card surge?",
    fr = "J'annule L'Ombre du Passé avec Sens d'Araignée Améliorés. Où sont mes cartes Némésis, et la carte a-t-elle Renfort ?",
  },
  shows    = { "mc.cancel.can-cancel", "mc.cancel.treachery-still-revealed", "mc.cancel.before-initiation" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, dealt = { "Shadow of the Past" }, deck_top = { "Enhanced Spider-Sense", "Aunt May", "Energy", "Black Cat", "Strength" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Aunt May"

expect(ann.nemesis):count(5)
expect(ann.engaged):is_empty()
expect(side_schemes):is_empty()
expect(encounter_discard):is { "Shadow of the Past" }
expect(encounter_deck):top "Sandman"
ruling {
  en = "They stay set aside, and nothing surges: none of the card's effects is resolved, it only goes to the discard pile.",
  fr = "Elles restent de côté, et il n'y a pas de Renfort : aucun effet de la carte n'est résolu, elle va seulement dans la défausse.",
}
