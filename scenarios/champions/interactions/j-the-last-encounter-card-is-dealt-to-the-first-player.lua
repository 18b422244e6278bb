scenario "The deck runs out in the middle of the deal" {
  game     = "champions",
  question = {
    en = "In step three I am dealt the last encounter card. Ben still needs one: does he get it, and can it be a boost card of this very round?",
    fr = "À l'étape trois, je reçois la dernière carte Rencontre. Il en faut encore une à Ben : la reçoit-il, et peut-elle être une carte Boost de ce même round ?",
  },
  shows    = { "mc.deal-encounter.step-three", "mc.empty-encounter-deck.reshuffle", "mc.empty-encounter-deck.acceleration-token", "mc.boost.discard-after" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Inspired", "Hawkeye", "Strength" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck { "Advance", "Crowd Control", "Hydra Mercenary" }

shuffle_gives { "Crowd Control", "Advance" }
ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with"                          -- nobody defends against Rhino; the boost card is Advance

expect(ann.identity:damage "Captain Marvel"):is(2)
expect(main_scheme:threat "The Break-In!"):is(5)     -- 2 of step one, 1 + 2 of the scheme against Ben, boosted by Crowd Control
expect(ann.engaged):is { "Hydra Mercenary" }
expect(side_schemes:threat "Crowd Control"):is(4)    -- the card dealt to Ben
expect(encounter_deck):is { "Advance" }
expect(game.acceleration):is(1)
ruling {
  en = "Yes and yes. The two boost cards already lie in the discard pile, so they make the new deck as soon as you have the last card, and Ben is dealt from it.",
  fr = "Oui et oui. Les deux cartes Boost sont déjà dans la défausse, elles forment donc le nouveau deck dès que vous avez la dernière carte, et Ben est servi à partir de celui-ci.",
}
