scenario "Cosmic Flight lifts the helmet's DEF, and may be spent against damage" {
  game     = "champions",
  question = {
    en = "Captain Marvel wears her helmet and has Cosmic Flight. What is her DEF, and what happens if I discard Cosmic Flight against Rhino's attack?",
    fr = "Captain Marvel porte son casque et a Vol Cosmique. Quelle est sa DEF, et que se passe-t-il si je défausse Vol Cosmique contre l'attaque de Rhino ?",
  },
  shows    = { "mc.card.cosmic-flight" },
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius", "Strength", "Photonic Blast", "Maria Hill" }, in_play = { "Captain Marvel's Helmet", "Cosmic Flight" } },
}
villain { { "Rhino I", with = { "Enhanced Ivory Horn" } } }
encounter_deck:on_top { "Shadow of the Past", "Crowd Control" }

expect(ann.identity:aerial "Captain Marvel"):is(1)
expect(ann.identity:def "Captain Marvel"):is(3)
ann:ends_turn()
ann:declines()                        -- no discard
ann:defends_with "Captain Marvel"
ann:uses "Cosmic Flight"

expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ann.discard):is { "Cosmic Flight" }
expect(ann.identity:def "Captain Marvel"):is(2)
ruling {
  en = "3: her own 1 and 2 more as she is Aerial. She defends, 2 of Rhino's 5 damage get through, and discarding Cosmic Flight prevents them; without it her DEF is 2.",
  fr = "3 : sa valeur de 1, plus 2 puisqu'elle a le trait Aérien. Elle défend, 2 des 5 dégâts de Rhino passent, et défausser Vol Cosmique les prévient ; sans lui, sa DEF est 2.",
}
