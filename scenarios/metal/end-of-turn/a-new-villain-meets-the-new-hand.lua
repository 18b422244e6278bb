scenario "The next Super-Villain attacks after the new hand and the new Line-Up" {
  game     = "metal",
  question = {
    en = "I defeated a Super-Villain. Does the next one attack my old hand or my new one?",
    fr = "J'ai vaincu un Super-Vilain. Le suivant attaque-t-il mon ancienne main ou la nouvelle ?",
  },
  shows    = { "metal.end-turn.8-flip", "metal.end-turn.6-draw", "metal.end-turn.7-refill" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Vulnerability" }, power = 12, discard = {},
    deck = { "Steel", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", team = { "The Flash (oversized)", "Batman" }, hand = { "Punch" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
super_villains { "Plywood Tyrant", "Sawdust Tyrant", "Barbatos" }
captured {}
main_deck:on_top { "Promethium" }

ann:defeats "Plywood Tyrant"             -- the Reward draws the Steel
ann:buys "Fair Play"
ann:ends_turn()
expect(log:last_move()):in_order {
  { ann, "draws", "Punch" },
  { "Promethium", "enters" },
  { "First Appearance of", "Sawdust Tyrant" },
  { ann, "discards", "Punch" },
}
expect(ann.hand):is { "Punch", "Punch", "Punch", "Punch" }  -- one of the new five went
expect(ann.discard):is { "Vulnerability", "Steel", "Fair Play", "Punch" }
ruling {
  en = "The new one: it is turned up in step 8, after you have drawn in step 6 and the Line-Up was filled in step 7.",
  fr = "La nouvelle : on le retourne à l'étape 8, après votre pioche de l'étape 6 et la réserve complétée à l'étape 7.",
}
