scenario "A Line-Up of six bought down to four ends the game" {
  game     = "forever-evil",
  question = {
    en = "Pandora's Box put the last card into a Line-Up of six. I buy two of them: is the Line-Up of four a reason to end the game?",
    fr = "La Boîte de Pandora a mis la dernière carte dans une réserve passée à six. J'en achète deux : une réserve de quatre termine-t-elle la partie ?",
  },
  shows    = { "fe.amb.line-up-over-five", "fe.game-end.no-refill" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Pandora's Box" }, deck = { "Punch" }, discard = {}, power = 5 },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = { "Punch" }, discard = {} },
}
line_up { "Giganta", "Man-Bat", "Stargirl", "Broadsword", "Superwoman" }
main_deck { "Cold Gun" }                  -- costs 2: two cards should come, one is there

ann:plays "Pandora's Box"
expect(line_up):count(6)
expect(game):goes_on()                    -- the missing second card ends nothing
ann:buys "Cold Gun"
ann:buys "Man-Bat"
ann:ends_turn()

expect(game):is_over()
expect(line_up):count(4)
ruling {
  en = "Yes. The places are counted when the turn ends: there are fewer than five cards and none to add.",
  fr = "Oui. Les emplacements se comptent à la fin du tour : il y a moins de cinq cartes et aucune à ajouter.",
}
