scenario "A house rule: the fewest Victory Points win" {
  game     = "forever-evil",
  rules    = { ["fe.score.highest-wins"] = "off" },
  question = {
    en = "At our table the player with the fewest Victory Points wins. Ann has 9, Ben 7 and Cy 8. Who wins?",
    fr = "Chez nous, celui qui a le moins de Points de Victoire gagne. Ann en a 9, Ben 7 et Cy 8. Qui gagne ?",
  },
  shows    = { "fe.overview.goal" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "The Flash", "Superwoman", "Broadsword" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Swamp Thing", "Power Ring", "Punch" }, discard = {} },
  { "Cy",  character = "Bizarro",    hand = {}, deck = { "Shazam!", "Power Girl" }, discard = {} },
}
stacks { super_heroes = { "Batman" } }
line_up { "Giganta", "Man-Bat", "Stargirl", "Cold Gun" }
main_deck {}                              -- no card for the fifth place: the game ends with this turn

ann:ends_turn()

expect(ann.score):is(9)
expect(ben.score):is(7)
expect(cy.score):is(8)
expect(ben):won()
expect(ann):did_not_win()
expect(cy):did_not_win()
ruling {
  en = "Ben, with 7.",
  fr = "Ben, avec 7.",
}
