scenario "A tie goes to the tied player with more Super Heroes" {
  game     = "forever-evil",
  question = {
    en = "Ann and Ben both have 12 points; Cy has 11 and by far the most Super Heroes. Who wins the tie?",
    fr = "Ann et Ben ont 12 PV chacun ; Cy en a 11, et de loin le plus de Super-Héros. Qui l'emporte ?",
  },
  shows    = { "fe.score.tie" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = {}, deck = { "The Flash", "Swamp Thing", "Superwoman" }, discard = {} },
  { "Ben", character = "Sinestro",    hand = {}, deck = { "Batman", "Broadsword", "Broadsword", "Power Ring" }, discard = {} },
  { "Cy",  character = "Black Manta", hand = {}, deck = { "Green Arrow", "Constantine", "Cyborg", "Weakness", "Weakness", "Weakness", "Weakness" }, discard = {} },
}
stacks { super_heroes = { "Superman" } }
line_up { "Catwoman", "Man-Bat", "Stargirl", "Cold Gun" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(12)                  -- two Super Heroes
expect(ben.score):is(12)                  -- one
expect(cy.score):is(11)                   -- three
expect(ann):won()
expect(ben):did_not_win()
expect(cy):did_not_win()
ruling {
  en = "Ann: among the tied players she has more Super Hero cards. Cy is not tied, so his do not matter.",
  fr = "Ann : des deux joueurs à égalité, c'est elle qui a le plus de Super-Héros. Cy n'est pas à égalité, les siens ne comptent pas.",
}
