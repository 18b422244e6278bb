scenario "Stark Tower is not used for nothing, nor in hero form" {
  game     = "champions",
  question = {
    en = "No Tech upgrade lies in any discard pile. May Stark Tower be exhausted, and what of hero form?",
    fr = "Aucune amélioration Tech n'est dans une défausse. Peut-on incliner la Tour Stark, et en forme de héros ?",
  },
  shows    = { "mc.cost.no-cost-without-effect", "mc.player-turn.form-suffix" },
}
local ann = players {
  { "Ann", character = "Tony Stark", hand = { "Rocket Boots" }, in_play = { "Stark Tower" }, discard = { "Strength", "War Machine" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Stark Tower" end, "mc.cost.no-cost-without-effect")
ann:changes_form()
refused(function() ann:uses "Stark Tower" end, "mc.player-turn.form-suffix")

expect(ann.in_play:exhausted "Stark Tower"):is(0)
ruling {
  en = "Neither: its cost is not paid for nothing, and it is for alter egos only.",
  fr = "Ni l'un ni l'autre : son coût ne se paie pas pour rien, et elle est réservée aux alter egos.",
}
