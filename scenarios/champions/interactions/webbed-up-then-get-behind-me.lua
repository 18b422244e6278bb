scenario "Get Behind Me! against a stunned Rhino" {
  game     = "champions",
  question = {
    en = "Webbed Up has turned Rhino's attack into a stun. Then I play Get Behind Me! on Stampede, which makes Rhino attack me. What happens?",
    fr = "Pris dans la Toile a changé l'attaque de Rhino en Sonné. Puis je joue Restez derrière moi ! sur Ruée, ce qui fait attaquer Rhino. Que se passe-t-il ?",
  },
  shows    = { "mc.card.get-behind-me", "mc.status.stunned-enemy", "mc.cancel.can-cancel", "mc.replacement.definition" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, dealt = { "Stampede" }, deck_top = { "Get Behind Me!", "Aunt May", "Energy", "Black Cat", "Strength" } },
}
villain { { "Rhino I", with = { "Webbed Up" } } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()
expect(villain:stunned "Rhino"):is(1)
ann:plays "Get Behind Me!"
ann:pays_with "Aunt May"

expect(villain:stunned "Rhino"):is(0)
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.identity:stunned "Spider-Man"):is(0)
expect(encounter_deck):top "Sandman"
expect(encounter_discard):is { "Stampede" }
ruling {
  en = "Stampede is cancelled, and Rhino only loses Stunned instead of attacking: no boost card, no damage.",
  fr = "Ruée est annulée, et Rhino perd seulement Sonné au lieu d'attaquer : ni carte Boost, ni dégâts.",
}
