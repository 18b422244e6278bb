scenario "What forbids the thing itself comes before the moment" {
  game     = "champions",
  question = { en = "Ben is choosing an enemy for his attack. What of mine could not be used even if I waited: an exhausted ally, Aunt May when I am unhurt, the exhausted Tac Team, a card in my discard pile?", fr = "Ben choisit un ennemi pour son attaque. Qu'est-ce qui, chez moi, ne servirait pas même si j'attendais : un allié incliné, Tante May quand je suis indemne, l'Équipe Tactique inclinée, une carte de ma défausse ?" },
  shows    = { "mc.ally.exhaust-as-cost", "mc.ability.must-change-state", "mc.exhausted.exhaust-cost-needs-ready", "mc.ability.usable-only-in-play" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "First Aid", "Helicarrier", "Emergency" }, in_play = { { "Hulk", exhausted = true }, "Aunt May", { "Tac Team", exhausted = true, counters = 3 } }, discard = { "Web-Shooter" } },
  { "Ben", character = "Black Panther", hand = {}, engaged = { "Sandman" } },
}
villain { "Rhino I" }

ann:ends_turn()
ben:attacks_with "Black Panther"
refused(function() ann:attacks_with "Hulk" end, "mc.ally.exhaust-as-cost")
refused(function() ann:uses "Aunt May" end, "mc.ability.must-change-state")
refused(function() ann:uses "Tac Team" end, "mc.exhausted.exhaust-cost-needs-ready")
refused(function() ann:uses "Web-Shooter" end, "mc.ability.usable-only-in-play")
refused(function() ann:plays "First Aid" end, "mc.event.must-change-state")
refused(function() ann:thwarts_with "Hulk" end, "mc.dash.no-power")
refused(function() ben:attacks_with "Hulk" end, "mc.player-turn.use-ally")
refused(function() ben:chooses "Hulk" end, "mc.enemy.definition")
refused(function() ann:plays "Helicarrier" end, "mc.player-turn.play-card")              -- these two wait: not her turn, no scheme
refused(function() ann:plays "Emergency" end, "mc.interrupt.when-condition-occurs")
ben:chooses "Sandman"

ruling {
  en = "All of them: Hulk and Tac Team are exhausted, there is nothing to heal, and a card in a discard pile does nothing.",
  fr = "Tout cela : Hulk et l'Équipe Tactique sont inclinés, il n'y a rien à soigner, et une carte dans une défausse ne fait rien.",
}
