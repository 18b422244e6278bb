scenario "Titania's Fury against a Titania who is webbed up" {
  game     = "champions",
  question = {
    en = "Webbed Up is attached to Titania when Titania's Fury sends her against Spider-Man. Did she attack, or is she healed all the same?",
    fr = "Pris dans la Toile est attachée à Titania quand Fureur de Titania l'envoie contre Spider-Man. A-t-elle attaqué, ou est-elle quand même soignée ?",
  },
  shows    = { "mc.card.titanias-fury", "mc.card.webbed-up" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Titania", damage = 2, stunned = true, with = { "Webbed Up" } } }, dealt = { "Titania's Fury" },
    deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn() -- in step two Titania only loses Stunned

expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.engaged:stunned "Titania"):is(1)
expect(ann.engaged:damage "Titania"):is(0)
expect(ann.engaged):is { "Titania", "Sandman" }
expect(ann.discard):has "Webbed Up"
ruling {
  en = "She did not attack: Webbed Up is discarded instead and stuns her. So all her damage is healed, and the card surges.",
  fr = "Elle n'a pas attaqué : à la place, Pris dans la Toile est défaussée et la sonne. Tous ses dégâts sont donc soignés, et la carte gagne Renfort.",
}
