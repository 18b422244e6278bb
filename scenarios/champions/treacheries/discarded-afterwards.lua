scenario "A treachery is discarded once resolved, or once cancelled" {
  game     = "champions",
  question = {
    en = "I cancel a Stampede with Enhanced Spider-Sense. Where does the treachery go, and where would it have gone otherwise?",
    fr = "J'annule une Ruée avec Sens d'Araignée Améliorés. Où va la traîtrise, et où serait-elle allée sinon ?",
  },
  shows    = { "mc.treachery.discarded" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Enhanced Spider-Sense", "Genius", "Backflip", "Black Cat", "Web-Shooter" }, dealt = { "Stampede", "False Alarm" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ann:declines()                         -- no card of the hand is discarded
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Genius"

expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.identity:confused "Spider-Man"):is(1)
expect(encounter_discard):is { "Stampede", "False Alarm" }
ruling {
  en = "To the encounter discard pile either way: Stampede, cancelled, goes there without an attack, and False Alarm goes there after it has confused Spider-Man.",
  fr = "Dans la défausse Rencontre, de toute façon : la Ruée annulée y va sans attaque, et Fausse Alerte y va après avoir désorienté Spider-Man.",
}
