scenario "The Sweeping Swoop stuns before Counter-Punch can be played" {
  game     = "champions",
  question = {
    en = "Black Panther defends, Rhino's boost card is Sweeping Swoop, and 1 damage gets through. I answer with Counter-Punch. Does it hit Rhino?",
    fr = "Black Panther défend, la carte Boost de Rhino est Coup en Piqué, et 1 dégât passe. Je réponds par Contre-Attaque au Poing. Touche-t-elle Rhino ?",
  },
  shows    = { "mc.card.sweeping-swoop", "mc.status.stunned-friendly", "mc.status.stunned-costs" },
}
local ann, ben = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch", "Genius", "Strength", "Vibranium", "Vibranium" } },
  { "Ben", character = "Peter Parker", hand = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil", "Aunt May" }, nemesis = {} },
}
villain { { "Rhino I", with = { "Enhanced Ivory Horn" } } }
encounter_deck:on_top { "Sweeping Swoop", "Advance", "Sandman", "Crowd Control" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                       -- both keep their hands
ben:declines()
ann:defends_with "Black Panther"                     -- 3 - 2 = 1 damage
expect(ann.identity:stunned "Black Panther"):is(1)
ann:plays "Counter-Punch"

expect(ann.identity:stunned "Black Panther"):is(0)
expect(ann.discard):is { "Counter-Punch" }
expect(villain:damage "Rhino"):is(1)                 -- by Retaliate, which is no attack
ruling {
  en = "No. The stun was waiting for the damage and comes with it, before any response to the attack. Counter-Punch is an attack, so only Stunned is lost; Retaliate is none, and hits.",
  fr = "Non. L'état Sonné attendait les dégâts et vient avec eux, avant toute réponse à l'attaque. Contre-Attaque au Poing est une attaque, on ne perd donc que Sonné ; la Riposte n'en est pas une, et touche.",
}
