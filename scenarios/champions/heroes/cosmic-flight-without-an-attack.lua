scenario "Cosmic Flight also stops damage that comes from no attack" {
  game     = "champions",
  question = {
    en = "A Hydra Bomber deals me 2 damage as I reveal it. May I discard Cosmic Flight against that, and does it exhaust Captain Marvel?",
    fr = "Un Poseur de Bombe d'Hydra m'inflige 2 dégâts quand je le révèle. Puis-je défausser Vol Cosmique contre cela, et Captain Marvel s'incline-t-elle ?",
  },
  shows    = { "mc.card.cosmic-flight" },
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius", "Strength", "Photonic Blast", "Maria Hill" }, in_play = { "Cosmic Flight" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Bomber" }

ann:ends_turn()
ann:declines()              -- no discard
ann:chooses "damage"
ann:uses "Cosmic Flight"

expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ann.identity:exhausted "Captain Marvel"):is(0)
expect(ann.discard):is { "Cosmic Flight" }
expect(ann.identity:aerial "Captain Marvel"):is(0)
ruling {
  en = "Yes: it asks only that Captain Marvel would take damage. Both are prevented and she stays ready, but she is Aerial no longer.",
  fr = "Oui : il suffit que Captain Marvel doive subir des dégâts. Les deux sont prévenus et elle reste redressée, mais elle n'a plus le trait Aérien.",
}
