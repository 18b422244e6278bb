scenario "An exhausted ally can neither attack nor thwart" {
  game     = "champions",
  question = {
    en = "Tigra has already thwarted this turn. May she attack now?",
    fr = "Tigra a déjà contré pendant ce tour. Peut-elle attaquer maintenant ?",
  },
  shows    = { "mc.ally.exhaust-as-cost" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Tigra" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Tigra"
expect(main_scheme:threat "The Break-In!"):is(2)
refused(function() ann:attacks_with "Tigra" end, "mc.ally.exhaust-as-cost")
refused(function() ann:thwarts_with "Tigra" end, "mc.ally.exhaust-as-cost")
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. To attack or thwart you must exhaust the ally, and an exhausted ally cannot be exhausted again.",
  fr = "Non. Pour attaquer ou contrer, il faut incliner l'allié, et un allié déjà incliné ne peut pas l'être de nouveau.",
}
