scenario "A treachery works without being in play" {
  game     = "champions",
  question = {
    en = "I reveal Advance. Does it come into play beside the villain, or where does it take effect?",
    fr = "Je révèle Avancée. Entre-t-elle en jeu à côté du méchant, ou d'où agit-elle ?",
  },
  shows    = { "mc.in-play.events-treacheries" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I", confused = true } }                  -- he loses that instead of scheming in step 2
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hard to Keep Down" }

ann:ends_turn()

expect(main_scheme:threat "The Break-In!"):is(2)            -- 1 in step 1, and 1 by Advance
expect(encounter_discard):has "Advance"
expect(ann.engaged):is_empty()
expect(environments):is_empty()
ruling {
  en = "It never enters play: Rhino schemes because of it, and it goes straight to the encounter discard pile.",
  fr = "Elle n'entre jamais en jeu : Rhino manigance à cause d'elle, et elle va directement dans la défausse Rencontre.",
}
