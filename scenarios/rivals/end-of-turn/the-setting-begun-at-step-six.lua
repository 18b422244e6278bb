scenario "With the setting, step 6 is the refill" {
  game     = "rivals",
  rules    = { ["rivals.amb.draw-order-of-editions"] = "off" },
  at       = "end of turn, step 6",
  question = {
    en = "We draw first. I have drawn my five cards and one place of the Line-Up is empty: what is left to do?",
    fr = "Nous piochons d'abord. J'ai pioché mes cinq cartes et une place de la réserve est vide : que reste-t-il à faire ?",
  },
  shows    = { "rivals.end-turn.5-refill", "rivals.end-turn.7-next-player" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch", "Punch", "Kick" }, deck = { "Vulnerability" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Red Hood", "Oracle", "Nightwing", "Robin" }
main_deck:on_top { "Bane" }

until_step "turn"
expect(line_up):is { "Red Hood", "Oracle", "Nightwing", "Robin", "Bane" }
expect(ann.hand):count(5)
ruling {
  en = "The Line-Up is filled, in step 6, and then it is your opponent's turn. No further card is drawn.",
  fr = "On complète la réserve, à l'étape 6, puis c'est au tour de l'adversaire. Aucune autre carte n'est piochée.",
}
