scenario "Hands are filled and cards readied before the villain acts" {
  game     = "champions",
  question = {
    en = "I attacked this turn and my hand is empty. When Rhino attacks me, may I defend with my hero, and do I hold new cards?",
    fr = "J'ai attaqué à mon tour et ma main est vide. Quand Rhino m'attaque, puis-je défendre avec mon héros, et ai-je de nouvelles cartes ?",
  },
  shows    = { "mc.round.3-player-phase-ends", "mc.round.4-villain-phase-begins" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker" } },
}
villain { { "Rhino I", damage = 2 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

ann:attacks_with "Captain Marvel"
expect(ann.identity:exhausted "Captain Marvel"):is(1)
expect(ann.hand):is_empty()
ann:ends_turn()                                  -- draw, ready; only then the villain phase
expect(ann.hand):count(5)
expect(ann.identity:exhausted "Captain Marvel"):is(0)
expect(ann):must_choose { "defends with Captain Marvel", "declines" }
refused(function() ann:attacks_with "Captain Marvel" end, "mc.player-turn.basic-power")
ann:defends_with "Captain Marvel"
expect(ann.identity:damage "Captain Marvel"):is(1)
ruling {
  en = "Yes to both. The player phase ends with drawing up and readying, and the villain phase starts only after that.",
  fr = "Oui aux deux. La phase des joueurs se termine par la pioche et le redressement ; la phase du méchant ne commence qu'ensuite.",
}
