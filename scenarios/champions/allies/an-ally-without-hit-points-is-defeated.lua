scenario "An ally with no hit points left is defeated" {
  game     = "champions",
  question = {
    en = "Maria Hill, with 2 hit points, defends against 3 damage. Does she stay in play?",
    fr = "Maria Hill, 2 points de vie, défend contre 3 dégâts. Reste-t-elle en jeu ?",
  },
  shows    = { "mc.ally.defeated-at-zero" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Maria Hill" }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Stampede", "Hard to Keep Down" }

ann:ends_turn()
ann:defends_with "Maria Hill"
expect(ann.in_play):is_empty()
expect(ann.discard):is { "Maria Hill" }
expect(ann.identity:damage "Captain Marvel"):is(0)             -- the rest of the damage is lost
ruling {
  en = "No. She has no hit points left, so she is defeated and goes to her owner's discard pile.",
  fr = "Non. Elle n'a plus de points de vie : elle est vaincue et va dans la défausse de son propriétaire.",
}
