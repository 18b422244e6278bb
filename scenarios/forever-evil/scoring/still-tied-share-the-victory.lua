scenario "Players who remain tied share the victory" {
  game     = "forever-evil",
  question = {
    en = "Ann and Ben have the same points and one Super Hero each. Does the one who played first win, or the one who did not?",
    fr = "Ann et Ben ont autant de PV et un Super-Héros chacun. Est-ce le premier joueur qui gagne, ou l'autre ?",
  },
  shows    = { "fe.amb.tie-after-super-heroes", "fe.score.tie" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = {}, deck = { "The Flash", "Kick" }, discard = {} },
  { "Ben", character = "Sinestro",    hand = {}, deck = { "Batman", "Weakness" }, discard = {} },
  { "Cy",  character = "Black Manta", hand = {}, deck = { "Superwoman", "Kick" }, discard = {} },
}
stacks { super_heroes = { "Superman" } }
line_up { "Catwoman", "Man-Bat", "Stargirl", "Cold Gun" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(5)
expect(ben.score):is(5)
expect(cy.score):is(4)
expect(ann):won()
expect(ben):won()
expect(cy):did_not_win()
ruling {
  en = "Neither: turn order decides nothing, and both have won.",
  fr = "Ni l'un ni l'autre : l'ordre du tour ne décide de rien, et tous deux ont gagné.",
}
