scenario "A cost is never reduced below zero" {
  game     = "champions",
  question = {
    en = "I use Helicarrier for myself and then play Get Ready, cost 0. Do I save the reduction for the card after it?",
    fr = "J'utilise Héliporteur pour moi puis je joue Se Préparer, de coût 0. Est-ce que je garde la réduction pour la carte d'après ?",
  },
  shows    = { "mc.initiation.2-cost", "mc.modifiers.no-negatives" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Get Ready", "Haymaker", "Maria Hill", "Inspired", "Energy" }, in_play = { "Helicarrier", { "Hawkeye", exhausted = true } } },
}
villain { "Rhino I" }

ann:uses "Helicarrier"
ann:plays "Get Ready"                   -- cost 0, less 1: still 0
expect(ann.in_play:exhausted "Hawkeye"):is(0)
expect(ann.hand):count(4)

ann:plays "Haymaker"                    -- at its full cost of 2
ann:pays_with "Inspired"
expect(villain:damage "Rhino"):is(0)    -- one resource is not enough
ann:pays_with "Maria Hill"
expect(villain:damage "Rhino"):is(3)
ruling {
  en = "No. Get Ready is the next card and it uses the reduction up, although its cost cannot go below 0. Haymaker costs 2.",
  fr = "Non. Se Préparer est la carte suivante et consomme la réduction, même si son coût ne peut pas passer sous 0. Haymaker coûte 2.",
}
