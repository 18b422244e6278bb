scenario "Phantom Stranger with more than ten cards of cost 0" {
  game     = "forever-evil",
  question = {
    en = "I still own all ten starting cards and a Weakness. Can Phantom Stranger cost me points?",
    fr = "J'ai encore mes dix cartes de départ et une Faiblesse. Phantom Stranger peut-il me coûter des PV ?",
  },
  shows    = { "fe.card.phantom-stranger", "fe.score.weakness-subtracts" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, discard = {},
    deck = { "Phantom Stranger", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch",
             "Vulnerability", "Vulnerability", "Vulnerability", "Weakness" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch" }, discard = {} },
}
line_up { "Giganta", "Man-Bat", "Stargirl", "Power Ring" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(-1)                  -- the Weakness alone
ruling {
  en = "No. With eleven cards of cost 0 he is worth 0; only the Weakness itself takes a point.",
  fr = "Non. Avec onze cartes de coût 0 il vaut 0 ; seule la Faiblesse elle-même retire un PV.",
}
