scenario "Putting the hand away is a discard outside the turn" {
  game     = "rivals",
  question = {
    en = "A card of mine gives me something whenever I discard a card during my turn. Does it work when I put my hand away?",
    fr = "Une de mes cartes me donne quelque chose quand je défausse une carte pendant mon tour. Agit-elle quand je range ma main ?",
  },
  shows    = { "rivals.amb.end-step-discards" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Toll Booth", "Punch", "Punch" }, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" }, discard = {},
    in_play = { "Paper Mill" } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Huntress", "Robin", "Oracle", "Superman" }

what_if("a card is discarded during the turn", function()
  ann:plays "Toll Booth"
  expect(ann.power):is(1)
end)
ann:ends_turn()
expect(log:last_move()):has(ann, "discards", "Punch")
expect(log:last_move()):has_no(ann, "has Power")
ruling {
  en = "No. In step 2 you discard, but the announcement in step 1 has ended your turn. A discard during it does work.",
  fr = "Non. À l'étape 2 vous défaussez, mais l'annonce de l'étape 1 a mis fin à votre tour. Une défausse pendant le tour, elle, compte.",
}
