scenario "Wakanda Forever! makes the last upgrade stronger" {
  game     = "champions",
  question = {
    en = "I control all four Black Panther upgrades, with 3 damage on my hero, and play Wakanda Forever! In what order do they resolve, and which gets its bigger number?",
    fr = "Je contrôle les quatre améliorations Black Panther, mon héros a 3 dégâts, et je joue Wakanda Éternel ! Dans quel ordre se résolvent-elles, et laquelle bénéficie de sa valeur la plus élevée ?",
  },
  shows    = { "mc.card.wakanda-forever", "mc.card.energy-daggers", "mc.card.panther-claws", "mc.card.tactical-genius", "mc.card.vibranium-suit" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", damage = 3 } }, hand = { "Wakanda Forever! (energy)", "Genius" },
    in_play = { "Energy Daggers", "Panther Claws", "Tactical Genius", "Vibranium Suit" }, engaged = { "Shocker" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:plays "Wakanda Forever! (energy)"
ann:chooses "Energy Daggers"       -- 1 to Rhino and to each enemy engaged with Ann
ann:chooses "Tactical Genius"      -- 1 threat
ann:chooses "Vibranium Suit"       -- moves 1 damage
ann:chooses "Shocker"
ann:chooses "Rhino I"              -- the claws come last: 4 damage

expect(ann.engaged:damage "Shocker"):is(2)
expect(villain:damage "Rhino I"):is(5)
expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.identity:damage "Black Panther"):is(2)
ruling {
  en = "In the order Ann likes, each once; only the last of them uses the larger number, here the claws with 4 damage instead of 2.",
  fr = "Dans l'ordre voulu par Ann, chacune une fois ; seule la dernière utilise sa valeur la plus élevée, ici les griffes avec 4 dégâts au lieu de 2.",
}
