scenario "No more starting cards than the players began with" {
  game     = "metal",
  question = {
    en = "The box has 36 Punches. May the two of us hold fifteen in our decks together?",
    fr = "La boîte a 36 Coups de Poing. À deux, pouvons-nous en avoir quinze dans nos decks ?",
  },
  shows    = { "metal.setup.starting-deck" },
}

refused(function()
  local p = "Punch"
  players {
    { "Ann", character = "Cyborg", hand = { p, p, p, p }, deck = { p, p, p, p } },
    { "Ben", character = "The Flash (oversized)", hand = { p, p, p, p }, deck = { p, p, p } },
  }
  begin()
end, "metal.setup.starting-deck")
refused(function()
  local v = "Vulnerability"
  players { { "Ann", character = "Cyborg", hand = { v, v, v, v }, deck = { v, v } }, { "Ben", character = "The Flash (oversized)" } }
  destroyed { v }
  begin()
end, "metal.setup.starting-deck")
local p = "Punch"
local ann, ben = players {                   -- one was passed from Ben to Ann
  { "Ann", character = "Cyborg", hand = { p, p, p, p }, deck = { p, p, p, p }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = { p, p, p }, deck = { p, p, p }, discard = {} },
}
expect(ann.hand):count(4)
ruling {
  en = "No. Each of you began with seven Punches and three Vulnerabilities; the others stay in the box.",
  fr = "Non. Chacun a commencé avec sept Coups de Poing et trois Vulnérabilités ; les autres restent dans la boîte.",
}
