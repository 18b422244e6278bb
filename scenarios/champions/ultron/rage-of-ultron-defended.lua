scenario "Rage of Ultron and damage that was not dealt" {
  game     = "champions",
  question = {
    en = "Rage of Ultron makes Ultron attack me, and I defend so well that no damage is dealt. Do I discard cards?",
    fr = "Rage d'Ultron fait attaquer Ultron, et je défends si bien qu'aucun dégât n'est infligé. Dois-je défausser des cartes ?",
  },
  shows    = { "mc.card.rage-of-ultron" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, discard = {}, engaged = {}, dealt = { "Rage of Ultron" } },
}
villain { "Ultron I" }
encounter_deck:on_top { "Fog" }

ann:defends_with "Spider-Man"
ann:chooses "threat"
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.discard):is_empty()
ruling {
  en = "No: a card is discarded for each damage that is dealt, and there was none.",
  fr = "Non : une carte est défaussée pour chaque dégât infligé, et il n'y en a eu aucun.",
}
