scenario "The player with the most Victory Points wins" {
  game     = "forever-evil",
  question = {
    en = "Ben defeated the mightier Super Hero, Ann's cards are worth more in all. Who wins the game?",
    fr = "Ben a vaincu le Super-Héros le plus fort, les cartes d'Ann valent plus au total. Qui gagne la partie ?",
  },
  shows    = { "fe.overview.goal", "fe.score.highest-wins" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "The Flash", "Superwoman", "Broadsword" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Swamp Thing", "Power Ring", "Punch" }, discard = {} },
}
stacks { super_heroes = { "Batman" } }
line_up { "Giganta", "Man-Bat", "Stargirl", "Cold Gun" }
main_deck {}                              -- no card for the fifth place: the game ends with this turn

ann:ends_turn()

expect(ann.score):is(9)                   -- 4 + 3 + 2
expect(ben.score):is(7)                   -- 5 + 2 + 0
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "Ann, with 9 against 7: only the total of the Victory Points counts.",
  fr = "Ann, par 9 contre 7 : seul compte le total des Points de Victoire.",
}
