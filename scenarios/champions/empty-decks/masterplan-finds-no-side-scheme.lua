scenario "Digging through the whole deck in vain" {
  game     = "champions",
  question = { en = "Masterplan discards cards until a side scheme appears, but the deck has none left. Do we go on in the new deck?", fr = "Plan Machiavélique défausse des cartes jusqu'à une manigance annexe, mais le deck n'en a plus. Continue-t-on dans le nouveau deck ?" },
  shows    = { "mc.empty-encounter-deck.search-fails", "mc.empty-encounter-deck.no-discard-from-new", "mc.empty-encounter-deck.acceleration-token" },
  windows  = "pass",
  expert   = 1,
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Masterplan" } },
}
villain { { "Rhino II", confused = true } }
encounter_deck { "Hydra Mercenary", "Charge", "Stampede" }
encounter_discard { "Bomb Scare", "Shocker" }

ann:ends_turn()
expect(side_schemes):is_empty()
expect(encounter_deck):is { "Charge", "Stampede", "Bomb Scare", "Shocker" }
expect(game.acceleration):is(1)

ruling {
  en = "No. It has failed to find one. The discard pile becomes the new deck, an acceleration token is added, and nothing is discarded from the new deck, even though a side scheme is in it.",
  fr = "Non. Il n'en a pas trouvé. La défausse devient le nouveau deck, on ajoute un pion Accélération, et rien n'est défaussé du nouveau deck, même s'il contient une manigance annexe.",
}
