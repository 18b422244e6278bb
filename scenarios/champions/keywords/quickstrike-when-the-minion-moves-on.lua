scenario "Quickstrike again when the minion engages another player" {
  game     = "champions",
  question = {
    en = "Ben is eliminated and Vulture, who was engaged with him, engages me, Spider-Man. Does his Quickstrike attack me at once?",
    fr = "Ben est éliminé et Le Vautour, qui était engagé avec lui, s'engage avec moi, Spider-Man. Son Coup Rapide m'attaque-t-il aussitôt ?",
  },
  shows    = { "mc.keywords.quickstrike" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", nemesis = {}, hand = {} },
  { "Ben", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Focused Rage" }, engaged = { "Vulture" } },
}
villain { "Rhino I" }

ann:asks "Ben"
ben:uses "Focused Rage"                          -- its cost is 1 damage, She-Hulk's last hit point
ann:declines "defends_with"                      -- Vulture attacks Ann
expect(ann.engaged):is { "Vulture" }
expect(ann.identity:damage "Spider-Man"):is(3)
expect(ann):is_on_turn()
ruling {
  en = "Yes. The keyword asks only that he engages a player in hero form, however that comes about.",
  fr = "Oui. Le mot-clé demande seulement qu'il s'engage avec un joueur sous sa forme de héros, quelle qu'en soit la cause.",
}
