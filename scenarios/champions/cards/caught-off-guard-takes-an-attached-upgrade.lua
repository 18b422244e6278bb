scenario "Caught Off Guard may take an upgrade attached to a minion" {
  game     = "champions",
  question = {
    en = "My only upgrade is a Spider-Tracer on a minion, and I reveal Caught Off Guard. Does it go, or does the card surge?",
    fr = "Ma seule amélioration est un Spider-Traceur attaché à un sbire, et je révèle Pris par Surprise. Part-elle, ou la carte a-t-elle Renfort ?",
  },
  shows    = { "mc.card.caught-off-guard", "mc.ownership.control-constant" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, engaged = { { "Shocker", confused = true, with = { "Spider-Tracer" } } }, dealt = { "Caught Off Guard" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()

expect(ann.discard):is { "Spider-Tracer" }
expect(ann.engaged):is { "Shocker" }
expect(encounter_deck):top "Sandman"
ruling {
  en = "It goes to your discard pile: wherever it is attached, you control it. No Surge then.",
  fr = "Il va dans votre défausse : où qu'il soit attaché, c'est vous qui le contrôlez. Pas de Renfort, donc.",
}
