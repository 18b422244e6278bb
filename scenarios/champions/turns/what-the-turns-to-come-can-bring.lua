scenario "The villain phase lies between two turns" {
  game     = "champions",
  question = {
    en = "Ann has the first turn of the game. Can Ben be Peter Parker two turns on, and must there be threat on the main scheme when both have played?",
    fr = "Ann joue le premier tour de la partie. Ben peut-il être Peter Parker d'ici deux tours, et y a-t-il forcément de la menace sur la manigance principale quand tous deux ont joué ?",
  },
  shows    = { "mc.player-turn.change-form", "mc.villain-phase.1-threat" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, deck = {} },
  { "Ben", character = "Spider-Man", hand = {}, deck = {} },
}
encounter_deck:on_top { "Assault", "Advance", "Hydra Mercenary", "Sandman" }

never { that(ben.identity):has "Peter Parker", within = "1 turn" }
possible { that(ben.identity):has "Peter Parker", within = "2 moves" }
possible { that(ben.identity):has "Peter Parker", that(game.round):is(1), within = "2 turns" }
always { that(ben):is_on_turn(), within = "1 turn", at = "the end of a turn" }
never { that(main_scheme:threat "The Break-In!"):at_least(1), within = "1 turn" }
possible { that(game.round):is(2), that(ann.engaged):has "Hydra Mercenary", within = "2 moves" }

ann:ends_turn()
always { that(main_scheme:threat "The Break-In!"):at_least(2), that(game.round):is(2), within = "1 turn", at = "the end of a turn" }
ben:changes_form()
ben:ends_turn()
ann:declines()
expect(main_scheme:threat "The Break-In!"):is(3)
expect(ben):is_on_turn()
ruling {
  en = "Yes to both. Ben changes form in his own turn, the second one; and the villain phase, with its threat, comes before the third.",
  fr = "Oui, dans les deux cas. Ben change de forme à son propre tour, le deuxième ; et la phase du méchant, avec sa menace, vient avant le troisième.",
}
