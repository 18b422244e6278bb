scenario "In a Gang-Up the stunned minion only loses Stunned" {
  game     = "champions",
  question = {
    en = "Gang-Up: Rhino and my minion attack, but the minion is stunned. Does it attack, and does it stay stunned?",
    fr = "Se Liguer : Rhino et mon sbire attaquent, mais le sbire est sonné. Attaque-t-il, et reste-t-il sonné ?",
  },
  shows    = { "mc.card.gang-up", "mc.status.stunned-enemy" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Sandman", with = { "Webbed Up" } } }, dealt = { "Gang-Up" },
    deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge", "Stampede", "Shocker" }

ann:ends_turn()                         -- in step two Webbed Up turns Sandman's attack into a stun
expect(ann.engaged:stunned "Sandman"):is(1)
expect(ann.identity:damage "Spider-Man"):is(0)
ann:declines()                          -- Gang-Up: Spider-Sense,
ann:declines()                          -- no defender: Rhino attacks for 2 and 1 boost icon

expect(ann.identity:damage "Spider-Man"):is(3)
expect(ann.engaged:stunned "Sandman"):is(0)
expect(encounter_deck):top "Shocker"
ruling {
  en = "It does not attack: it loses Stunned instead. Rhino attacks as usual, with a boost card.",
  fr = "Il n'attaque pas : il perd Sonné à la place. Rhino attaque normalement, avec une carte Boost.",
}
