scenario "The second pair of Rocket Boots" {
  game     = "champions",
  question = {
    en = "I have used one pair of Rocket Boots and am Aerial. May I exhaust the second pair, too, and if not, why?",
    fr = "J'ai utilisé une paire de Bottes-Fusée et je suis Aérien. Puis-je aussi incliner la seconde paire, et sinon pourquoi ?",
  },
  shows    = { "mc.card.rocket-boots", "mc.ability.must-change-state" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius", "Mark V Armor" }, in_play = { "Rocket Boots", "Rocket Boots" } },
}
villain { "Rhino I" }

ann:uses "Rocket Boots"
ann:pays_with "Mark V Armor"
refused(function() ann:uses "Rocket Boots" end, "mc.ability.must-change-state")
expect(ann.in_play:exhausted "Rocket Boots#2"):is(false)
ruling {
  en = "No. That pair is ready and could be paid for, but you are Aerial already: it would change nothing.",
  fr = "Non. Cette paire est redressée et vous pourriez payer, mais vous êtes déjà Aérien : elle ne changerait rien.",
}
