scenario "A tie goes to the player with more Super-Villains" {
  game     = "metal",
  question = {
    en = "Ann and Ben both have 8 points. Ann defeated a Super-Villain, Ben has many cards. Who wins?",
    fr = "Ann et Ben ont 8 points chacun. Ann a vaincu un Super-Vilain, Ben a beaucoup de cartes. Qui gagne ?",
  },
  shows    = { "metal.score.tie-super-villains", "metal.amb.score-pile-ownership" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, deck = {}, discard = {}, score_pile = { "The Devastator" } },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Batmanium", "Nth Metal Mace", "Punch", "Punch", "Punch" }, discard = {} },
}
super_villains { "The Merciless", "Barbatos" }
line_up { "Escape", "Fair Play", "War Cry", "Black Adam" }
main_deck {}

ann:ends_turn()
expect(ann.score):is(8)
expect(ben.score):is(8)
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "Ann. The first tie-break counts Super-Villains in the gathered deck, to which the score pile belongs by then.",
  fr = "Ann. Le premier départage compte les Super-Vilains du deck réuni, dont la pile de score fait alors partie.",
}
