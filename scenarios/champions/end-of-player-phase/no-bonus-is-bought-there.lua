scenario "An action whose effect lasts, at the end of the player phase" {
  game     = "champions",
  at       = "end of the player phase, step 1",
  question = {
    en = "The turns are over and I choose what to discard. May Vision still use his action for more ATK until the phase ends?",
    fr = "Les tours sont finis et je choisis quoi défausser. Vision peut-il encore utiliser son action pour avoir plus d'ATQ jusqu'à la fin de la phase ?",
  },
  shows    = { "mc.amb.action-outside-turns" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius" }, in_play = { "Vision" } },
}
refused(function() ann:uses "Vision" end, "mc.amb.action-outside-turns")
until_step "end of the player phase, step 2"
ann:declines()
expect(ann.in_play:atk "Vision"):is(2)
ruling {
  en = "No. Actions belong to the turns, and these are over.",
  fr = "Non. Les actions appartiennent aux tours, et ceux-ci sont finis.",
}
