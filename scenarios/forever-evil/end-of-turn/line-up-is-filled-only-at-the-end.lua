scenario "Gaps in the Line-Up are filled when the turn ends, not before" {
  game     = "forever-evil",
  question = {
    en = "I bought two cards from the Line-Up. Do new ones come at once, so that I can buy one of them too?",
    fr = "J'ai acheté deux cartes de la réserve. De nouvelles arrivent-elles aussitôt, que je pourrais acheter aussi ?",
  },
  shows    = { "fe.end-turn.5-refill" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 11 },
  { "Ben", character = "Lex Luthor" },
}
line_up { "Giganta", "Catwoman", "Man-Bat", "Cold Gun", "Stargirl" }
main_deck { "Invulnerable", "Superwoman", "Power Ring" }

ann:buys "Giganta"
ann:buys "Catwoman"
expect(line_up):is { "Man-Bat", "Cold Gun", "Stargirl" }
expect(ann):may_not("buys", "Invulnerable") -- she has the Power for it
ann:ends_turn()

expect(line_up):is { "Man-Bat", "Cold Gun", "Stargirl", "Invulnerable", "Superwoman" }
expect(main_deck):is { "Power Ring" }
ruling {
  en = "No. The gaps stay open until the end of the turn; then the top cards of the main deck fill them.",
  fr = "Non. Les emplacements restent vides jusqu'à la fin du tour ; alors les cartes du dessus du deck commun les remplissent.",
}
