scenario "The main deck is the 97 cards that have no other place" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "Which cards make the main deck, and how many are there once the Line-Up is out?",
    fr = "Quelles cartes forment le deck commun, et combien en reste-t-il une fois la réserve posée ?",
  },
  shows    = { "metal.setup.main-deck-separation", "metal.setup.main-deck-shuffle", "metal.setup.lineup-five" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, deck = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {} },
}

expect(line_up):count(5)
expect(main_deck):count(92)              -- 97 less the five of the Line-Up
ruling {
  en = "All but the starting cards, Breakthroughs, Weaknesses, Super-Villains and the tile: 97, shuffled, of which 92 are left under the first Line-Up.",
  fr = "Toutes sauf les cartes de base, les Surcharges, les Faiblesses, les Super-Vilains et la tuile : 97, mélangées, dont 92 restent après la première réserve.",
}
