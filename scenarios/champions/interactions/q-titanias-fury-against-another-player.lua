scenario "Titania's Fury sends Titania against the player who reveals it" {
  game     = "champions",
  question = {
    en = "Titania is engaged with Ann, but Ben reveals Titania's Fury. Whom does she attack, and with whom is she engaged then?",
    fr = "Titania est engagée avec Ann, mais c'est Ben qui révèle Fureur de Titania. Qui attaque-t-elle, et avec qui est-elle engagée ensuite ?",
  },
  shows    = { "mc.card.titanias-fury", "mc.attack.enemies-by-card", "mc.engaged.stays-engaged" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, engaged = { { "Titania", confused = true } } },
  { "Ben", character = "Captain Marvel", hand = {}, dealt = { "Titania's Fury" }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Enhanced Ivory Horn", "Charge", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ben:declines()                          -- no defender against Titania

expect(ben.identity:damage "Captain Marvel"):is(6)
expect(ann.identity:damage "Peter Parker"):is(0)
expect(ann.engaged):is { "Titania" }
expect(encounter_deck):top "Sandman"    -- no Surge
ruling {
  en = "She attacks Ben, who revealed the card, and stays engaged with Ann.",
  fr = "Elle attaque Ben, qui a révélé la carte, et reste engagée avec Ann.",
}
