scenario "A cost in the text of a card" {
  game     = "champions",
  question = { en = "What do I pay to draw with Focused Rage, and may I do it twice in a row?", fr = "Que dois-je payer pour piocher avec Rage contrôlée, et puis-je le faire deux fois de suite ?" },
  shows    = { "mc.cost.ability-cost" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Focused Rage" }, deck_top = { "Uppercut" } },
}
villain { "Rhino I" }

ann:uses "Focused Rage"
expect(ann.in_play:exhausted "Focused Rage"):is(1)
expect(ann.identity:damage "She-Hulk"):is(1)
expect(ann.hand):is { "Uppercut" }
refused(function() ann:uses "Focused Rage" end, "mc.exhausted.exhaust-cost-needs-ready")

ruling {
  en = "You exhaust it and She-Hulk takes 1 damage; then you draw. It cannot be exhausted again until it readies.",
  fr = "Vous l'inclinez et Miss Hulk subit 1 dégât ; ensuite vous piochez. On ne peut pas l'incliner de nouveau avant qu'elle se redresse.",
}
