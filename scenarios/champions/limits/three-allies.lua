scenario "A player controls three allies at most" {
  game     = "champions",
  question = {
    en = "I control three allies. May I play Mockingbird as a fourth?",
    fr = "Je contrôle trois alliés. Puis-je jouer Mockingbird comme quatrième ?",
  },
  shows    = { "mc.ally-limit.three" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Mockingbird", "Energy", "Strength" }, in_play = { "Maria Hill", "Hawkeye", { "Vision", damage = 2 } } },
}
villain { "Rhino I" }

refused(function() ann:plays "Mockingbird" end, "mc.ally-limit.three")
ann:attacks_with "Vision"               -- and the attack costs Vision his last hit point
ann:plays "Mockingbird"
ann:pays_with "Energy"
ann:declines()                          -- Mockingbird stuns nobody

expect(ann.in_play):is { "Maria Hill", "Hawkeye", "Mockingbird" }
ruling {
  en = "No, not while all three are there. Once Vision has been defeated there is room for Mockingbird.",
  fr = "Non, pas tant que les trois sont là. Une fois Vision vaincu, il y a de la place pour Mockingbird.",
}
