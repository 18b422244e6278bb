scenario "What is removed from the game stays away until the end" {
  game     = "champions",
  question = {
    en = "I exhausted T'Challa to remove Affairs of State from the game. Does it return when the encounter discard pile is shuffled into a new deck?",
    fr = "J'ai incliné T'Challa pour retirer Affaires d'État de la partie. Revient-elle quand la défausse Rencontre est mélangée en un nouveau deck ?",
  },
  shows    = { "mc.removed.no-interaction", "mc.removed.duration" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "T'Challa", hand = {}, in_play = { "Panther Claws" }, dealt = { "Affairs of State" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "Crowd Control", "Advance", "Bomb Scare" }

ann:ends_turn()
ann:chooses "exhaust"
expect(removed):is { "Affairs of State" }
ann:ends_turn()
ann:declines "discards"

expect(encounter_deck):is { "Advance" }      -- the deck ran out in round 2 and was made anew
expect(encounter_discard):is_empty()
expect(removed):is { "Affairs of State" }
ruling {
  en = "No. It is in neither pile: it stays out for the rest of the game.",
  fr = "Non. Elle n'est dans aucune des deux piles : elle reste hors jeu jusqu'à la fin de la partie.",
}
