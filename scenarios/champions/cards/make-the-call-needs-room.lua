scenario "Make the Call needs room for the ally" {
  game     = "champions",
  question = {
    en = "I control three allies. May I call a fourth with Make the Call?",
    fr = "Je contrôle trois alliés. Puis-je en appeler un quatrième avec Appel de détresse ?",
  },
  shows    = { "mc.ally-limit.three" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy Absorption" }, in_play = { "Vision", "Hawkeye", "Mockingbird" }, discard = { "Maria Hill" } },
}
villain { { "Rhino I", damage = 0 } }

expect(ann):may_not("plays", "Make the Call")
refused(function() ann:plays "Make the Call" end, "mc.ally-limit.three")
ruling {
  en = "No. The ally would come under your control, and your limit of three is reached.",
  fr = "Non. L'allié viendrait sous votre contrôle, et votre limite de trois est atteinte.",
}
