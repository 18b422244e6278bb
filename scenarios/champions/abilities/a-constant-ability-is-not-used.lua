scenario "A card with a constant ability is not used" {
  game     = "champions",
  question = {
    en = "Combat Training lies in front of me. Can I use it in my turn, as I use a support?",
    fr = "Entraînement au Combat est devant moi. Puis-je l'employer à mon tour, comme un soutien ?",
  },
  shows    = { "mc.player-turn.trigger-action", "mc.ability.triggered-vs-constant" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Combat Training" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Combat Training" end, "mc.player-turn.trigger-action")
expect(ann.identity:atk "Spider-Man"):is(3)
ruling {
  en = "No. It has no ability to trigger: its +1 ATK is simply there.",
  fr = "Non. Elle n'a aucune capacité à déclencher : son +1 en ATQ est simplement là.",
}
