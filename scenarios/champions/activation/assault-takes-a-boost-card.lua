scenario "An attack by Assault takes a boost card too" {
  game     = "champions",
  question = {
    en = "Rhino has attacked me and I reveal Assault. How many boost cards does he get in all?",
    fr = "Rhino m'a attaquée et je révèle Assaut. Combien de cartes boost reçoit-il en tout ?",
  },
  shows    = { "mc.activation.one-boost-card", "mc.activation.caused-by-card" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck { "Stampede", "Assault", "Charge", "Shocker", "Sandman" }

ann:ends_turn()
expect(encounter_deck):count(4)                                -- one boost card for the attack of the second step
ann:declines()
expect(encounter_deck):is { "Shocker", "Sandman" }             -- Assault was dealt, and one more boost card is given
ann:declines()
expect(ann.identity:damage "Captain Marvel"):is(7)             -- 2 and 1 boost icon; 2 and 2 boost icons
ruling {
  en = "Two: one for the attack of the phase and one for the attack that Assault makes him perform.",
  fr = "Deux : une pour l'attaque de la phase et une pour celle que l'Assaut lui fait faire.",
}
