scenario "A scheme made because of a treachery is an activation" {
  game     = "champions",
  question = {
    en = "I reveal Advance and Rhino schemes. Does he get a boost card for that as well?",
    fr = "Je révèle Avancée et Rhino manigance. Reçoit-il aussi une carte Boost pour cela ?",
  },
  shows    = { "mc.activation.caused-by-card", "mc.activation.one-boost-card", "mc.activation.attack-or-scheme-counts" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, dealt = { "Advance" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck { "Assault", "Hard to Keep Down", "Charge", "Shocker", "Sandman" }

ann:ends_turn()
expect(encounter_deck):is { "Shocker", "Sandman" }             -- two boost cards and one dealt card are gone
expect(main_scheme:threat "The Break-In!"):is(5)               -- 1 for the phase; 1 by his own scheme; 1 and 2 boost icons by Advance
ruling {
  en = "Yes. An attack or a scheme that a card makes the villain perform is an activation, and every activation brings one boost card.",
  fr = "Oui. Une attaque ou une manigance qu'une carte fait faire au méchant est une activation, et chaque activation apporte une carte Boost.",
}
