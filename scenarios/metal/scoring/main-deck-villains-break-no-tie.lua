scenario "Villains of the main deck do not break a tie" {
  game     = "metal",
  question = {
    en = "Ann and Ben are tied. Ben has three Villains in his deck and Ann one Super-Villain. Do his Villains count?",
    fr = "Ann et Ben sont à égalité. Ben a trois Vilains dans son deck et Ann un Super-Vilain. Ses Vilains comptent-ils ?",
  },
  shows    = { "metal.score.tie-super-villains" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, deck = {}, discard = {}, score_pile = { "The Murder Machine" } },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Starro", "Black Adam", "Carter Hall" }, discard = {} },
}
super_villains { "The Merciless", "Barbatos" }
line_up { "Escape", "Fair Play", "War Cry", "Flight" }
main_deck {}

ann:ends_turn()
expect(ann.score):is(6)
expect(ben.score):is(6)
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "No. Only cards of the Super-Villain stack are Super-Villains.",
  fr = "Non. Seules les cartes de la pile des Super-Vilains sont des Super-Vilains.",
}
