scenario "An unused upgrade stays in play" {
  game     = "champions",
  question = {
    en = "I do not attack, so Superhuman Strength goes unused. Is it discarded at the end of the round?",
    fr = "Je n'attaque pas, donc Force Surhumaine ne sert pas. Est-elle défaussée à la fin du round ?",
  },
  shows    = { "mc.upgrade.stays-in-play" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Superhuman Strength" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

ann:ends_turn()
ann:declines()
expect(game.round):is(2)
expect(ann.in_play):is { "Superhuman Strength" }
expect(ann.identity:atk "She-Hulk"):is(5)
ann:attacks_with "She-Hulk"                      -- now its own text discards it
expect(villain:damage "Rhino"):is(5)
expect(ann.in_play):is_empty()
ruling {
  en = "No. It stays in play until some ability removes it, as its own text does once She-Hulk has attacked.",
  fr = "Non. Elle reste en jeu jusqu'à ce qu'une capacité la retire, comme son propre texte une fois que Miss Hulk a attaqué.",
}
