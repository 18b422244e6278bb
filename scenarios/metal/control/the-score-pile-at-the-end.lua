scenario "At the end the score pile belongs to the cards you own" {
  game     = "metal",
  question = {
    en = "My Star Chart counts cards of cost 0 in my deck. Does the Weakness in my score pile count?",
    fr = "Ma Carte des étoiles compte les cartes de coût 0 de mon deck. La Faiblesse de ma pile de score compte-t-elle ?",
  },
  shows    = { "metal.amb.score-pile-ownership", "metal.score.star-vp" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, deck = { "Star Chart", "Punch" }, discard = {}, score_pile = { "Weakness" } },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = {}, discard = {} },
}
line_up { "Escape", "Fair Play", "War Cry", "Black Adam" }
main_deck {}

ann:ends_turn()
expect(ann.score):is(1)                  -- 2 for the Punch and the Weakness, less 1
ruling {
  en = "Yes. During the game the score pile is not owned, but it is gathered into the deck before anything is counted.",
  fr = "Oui. Pendant la partie la pile de score n'est pas possédée, mais elle est réunie au deck avant tout décompte.",
}
