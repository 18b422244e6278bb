scenario "Eight Punches with one player, and never fifteen" {
  game     = "rivals",
  question = {
    en = "Each of us began with seven Punches. Can one of us hold eight, and can there be fifteen?",
    fr = "Chacun a commencé avec sept Coups de Poing. L'un de nous peut-il en avoir huit, et peut-il y en avoir quinze ?",
  },
  shows    = { "rivals.components.punches" },
}

local p = "Punch"
local ann, ben = players {                   -- one of Ben's has come to Ann
  { "Ann", character = "Batman 9",    hand = { p, p, p, p }, deck = { p, p, p, p } },
  { "Ben", character = "The Joker 9", hand = { p, p, p }, deck = { p, p, p } },
}
refused(function()
  destroyed { p }
  begin()
end, "rivals.components.punches")
expect(ben.deck):count(3)
ruling {
  en = "Eight, yes: no rule keeps a card from coming to the other player. Fifteen, no: there are the fourteen with which you began.",
  fr = "Huit, oui : aucune règle n'empêche une carte de passer chez l'autre. Quinze, non : il n'y a que les quatorze du début.",
}
