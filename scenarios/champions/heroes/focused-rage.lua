scenario "Focused Rage draws a card for a point of damage" {
  game     = "champions",
  question = {
    en = "May I use Focused Rage several times a turn, as long as She-Hulk has hit points?",
    fr = "Puis-je utiliser Rage contrôlée plusieurs fois par tour, tant que Miss Hulk a des points de vie ?",
  },
  shows    = { "mc.card.focused-rage" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Focused Rage" }, deck_top = { "Genius" } },
}
villain { { "Rhino I" } }

ann:uses "Focused Rage"
refused(function() ann:uses "Focused Rage" end, "mc.exhausted.cannot-exhaust-again")

expect(ann.identity:damage "She-Hulk"):is(1)
expect(ann.hand):is { "Genius" }
ruling {
  en = "No, only while it is ready: it exhausts and She-Hulk takes 1 damage to draw 1 card, and an exhausted card cannot exhaust again.",
  fr = "Non, seulement tant qu'elle est redressée : elle s'incline et Miss Hulk subit 1 dégât pour piocher 1 carte, et une carte inclinée ne peut pas s'incliner à nouveau.",
}
