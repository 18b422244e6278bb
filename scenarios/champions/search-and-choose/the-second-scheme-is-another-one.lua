scenario "The second scheme of Crisis Interdiction is another one" {
  game     = "champions",
  question = {
    en = "My Captain Marvel is Aerial and thwarts The Break-In! with Crisis Interdiction. May the second half be aimed at it again?",
    fr = "Ma Captain Marvel est Aérienne et contre L'Effraction ! avec Empêcher les Conflits. La deuxième moitié peut-elle viser encore la même manigance ?",
  },
  shows    = { "mc.card.crisis-interdiction" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Crisis Interdiction", "Energy" }, in_play = { "Cosmic Flight" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }
side_schemes { { "Bomb Scare", threat = 3 }, { "Breakin' & Takin'", threat = 3 } }

ann:plays "Crisis Interdiction"
ann:chooses "The Break-In!"
refused(function() ann:chooses "The Break-In!" end, "mc.card.crisis-interdiction")
ann:chooses "Bomb Scare"
expect(main_scheme:threat "The Break-In!"):is(3)
expect(side_schemes:threat "Bomb Scare"):is(1)
ruling {
  en = "No. The card speaks of a different scheme the second time.",
  fr = "Non. La carte parle la seconde fois d'une autre manigance.",
}
