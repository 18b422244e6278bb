scenario "A hero who defends is still exhausted in the next turn" {
  game     = "champions",
  question = {
    en = "If Captain Marvel defends in the villain phase, can she attack in my next turn? And if she takes the hit instead?",
    fr = "Si Captain Marvel défend pendant la phase du méchant, peut-elle attaquer à mon prochain tour ? Et si elle encaisse le coup ?",
  },
  shows    = { "mc.defend.hero-basic", "mc.defend.hero-exhausts", "mc.attack.hero-exhausts" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Inspired" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Crowd Control" }

ann:ends_turn()
what_if("she defends", function()
  ann:defends_with "Captain Marvel"
  expect(ann.identity:damage "Captain Marvel"):is(1)
  expect(game.round):is(2)
  refused(function() ann:attacks_with "Captain Marvel" end, "mc.attack.hero-exhausts")
end)
ann:declines "defends_with"
expect(ann.identity:damage "Captain Marvel"):is(2)
expect(game.round):is(2)
ann:attacks_with "Captain Marvel"
expect(villain:damage "Rhino"):is(2)

ruling {
  en = "Not if she defended: she exhausts for it, and cards ready only when the player phase ends. Undefended she takes her DEF of 1 more, and is ready to attack.",
  fr = "Non si elle a défendu : elle s'incline pour cela, et l'on ne se redresse qu'à la fin de la phase des joueurs. Sans défense, elle subit 1 de plus, sa DEF, et reste prête à attaquer.",
}
