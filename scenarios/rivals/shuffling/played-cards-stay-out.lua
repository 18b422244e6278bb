scenario "Cards played this turn are not shuffled in" {
  game     = "rivals",
  question = {
    en = "My draw pile is empty in the middle of my turn. Are the Punches that I have played shuffled in?",
    fr = "Ma pioche est vide au milieu de mon tour. Les Coups de Poing que j'ai joués sont-ils mélangés avec ?",
  },
  shows    = { "rivals.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Understudy" }, deck = {}, discard = { "Kick" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Understudy"
expect(ann.hand):is { "Kick" }
expect(ann.deck):is_empty()
expect(ann.in_play):is { "Punch", "Punch", "Understudy" }
ruling {
  en = "No. They lie before you until step 4; only the discard pile is shuffled.",
  fr = "Non. Elles restent devant vous jusqu'à l'étape 4 ; seule la défausse est mélangée.",
}
