scenario "The hand is played in any order" {
  game     = "rivals",
  question = {
    en = "Must I play my cards in some order, or all of them?",
    fr = "Dois-je jouer mes cartes dans un certain ordre, ou toutes ?",
  },
  shows    = { "rivals.play.any-order" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Kick", "Vulnerability" } },
  { "Ben", character = "The Joker 9" },
}

expect(ann):must_choose { "plays Punch", "plays Kick", "plays Vulnerability", "confronts the opponent", "ends the turn" }
ann:plays "Kick"
expect(ann):may("plays", "Punch")
expect(ann):may("plays", "Vulnerability")
ann:plays "Vulnerability"
expect(ann):may("ends_turn")
ruling {
  en = "Neither. Each card of your hand may come first, or next, or not at all.",
  fr = "Ni l'un ni l'autre. Chaque carte de votre main peut venir d'abord, ensuite, ou pas du tout.",
}
