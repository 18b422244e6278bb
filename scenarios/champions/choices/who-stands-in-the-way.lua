scenario "Rhino hits for four: hero, ally or nobody defends" {
  game     = "champions",
  question = {
    en = "Rhino comes at Spider-Man for 4 in all, and Mockingbird is ready as well. What is left of the two if he defends, if she does, or if nobody does?",
    fr = "Rhino arrive sur Spider-Man pour 4 en tout, et Mockingbird est prête aussi. Que reste-t-il des deux si lui défend, si c'est elle, ou si personne ne défend ?",
  },
  shows    = { "mc.defend.hero-reduction", "mc.enemy-attack.4-ally-defends" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Mockingbird" }, deck_top = { "Energy", "Genius", "Strength", "Helicarrier", "Nick Fury", "Haymaker" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Charge", "Crowd Control" }

ann:ends_turn()
ann:declines "Spider-Man"              -- he draws nothing
what_if("Mockingbird defends", function()
  ann:defends_with "Mockingbird"
  expect(ann.identity:damage "Spider-Man"):is(0)
  expect(ann.discard):has "Mockingbird"
end)
what_if("nobody defends", function()
  ann:declines "defends_with"
  expect(ann.identity:damage "Spider-Man"):is(4)
  expect(ann.in_play:damage "Mockingbird"):is(0)
end)
ann:defends_with "Spider-Man"
expect(ann.identity:damage "Spider-Man"):is(1)
expect(ann.in_play:damage "Mockingbird"):is(0)

ruling {
  en = "If he defends, DEF 3 leaves 1 damage for him. If she does, she takes all 4 and falls, and he takes none. If nobody does, he takes all 4.",
  fr = "S'il défend, sa DEF de 3 ne laisse qu'1 dégât. Si c'est elle, elle subit les 4 et tombe, et lui rien. Si personne ne défend, il subit les 4.",
}
