scenario "Assault on an alter ego surges" {
  game     = "champions",
  question = {
    en = "I reveal Assault in alter-ego form. Does Rhino attack me?",
    fr = "Je révèle Assaut sous forme d'alter ego. Rhino m'attaque-t-il ?",
  },
  shows    = { "mc.card.assault", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, dealt = { "Assault" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()

expect(ann.identity:damage "Carol Danvers"):is(0)
expect(ann.engaged):is { "Sandman" }
expect(encounter_discard):is { "Assault" }
ruling {
  en = "No. The card gains Surge instead: you reveal one more encounter card.",
  fr = "Non. La carte gagne Renfort à la place : vous révélez une carte Rencontre de plus.",
}
