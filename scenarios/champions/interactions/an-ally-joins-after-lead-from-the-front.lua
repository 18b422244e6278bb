scenario "Lead from the Front counts for an ally played later" {
  game     = "champions",
  question = {
    en = "I play Lead from the Front for myself and then Maria Hill. Does she get the bonus, and until when?",
    fr = "Je joue Commander en Première Ligne pour moi, puis Maria Hill. Reçoit-elle le bonus, et jusqu'à quand ?",
  },
  shows    = { "mc.card.lead-from-the-front", "mc.lasting-effect.catches-newcomers" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Lead from the Front", "Energy", "Maria Hill", "Genius" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 5 } }
encounter_deck:on_top { "Charge" }

ann:plays "Lead from the Front"
ann:pays_with "Energy"
ann:plays "Maria Hill"
ann:declines()                          -- her own response
expect(ann.in_play:thw "Maria Hill"):is(3)
expect(ann.identity:atk "Captain Marvel"):is(3)
ann:thwarts_with "Maria Hill"
expect(main_scheme:threat "The Break-In!"):is(2)
ann:ends_turn()
expect(ann.in_play:thw "Maria Hill"):is(2)
ruling {
  en = "Yes. The effect lasts until the end of the phase and is about every character you control, also one that comes later.",
  fr = "Oui. L'effet dure jusqu'à la fin de la phase et concerne chaque personnage que vous contrôlez, même arrivé plus tard.",
}
