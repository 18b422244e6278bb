scenario "The tracer, then the card of the soldier, then the chase" {
  game     = "champions",
  question = {
    en = "My Web Kick fells a Hydra Soldier who bears my Spider-Tracer. What comes first: his card, the tracer, or Chase Them Down?",
    fr = "Mon Coup de pied en balancier abat un Soldat d'Hydra qui porte mon Spider-Traceur. Qu'est-ce qui vient d'abord : sa carte, le traceur ou Poursuivons-Les ?",
  },
  shows    = { "mc.card.hydra-soldier", "mc.card.spider-tracer", "mc.card.chase-them-down" },
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Energy", "Strength", "Chase Them Down" },
    engaged = { { "Hydra Soldier", with = { { "Spider-Tracer", of = "Ann" } } } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 6 } }

ann:plays "Swinging Web Kick"
ann:pays_with "Energy"
ann:pays_with "Strength"
ann:chooses "Hydra Soldier"
expect(log):in_order { { "The Break-In!", "threat", -3 }, { "Hydra Soldier", "is defeated" }, { "an encounter card is dealt facedown to", ann } }
expect(main_scheme:threat "The Break-In!"):is(3)
ann:plays "Chase Them Down"
expect(main_scheme:threat "The Break-In!"):is(1)
ruling {
  en = "The tracer, for it interrupts his defeat; then, as he is defeated, his card is dealt. When the attack is over you may play Chase Them Down.",
  fr = "Le traceur, qui interrompt sa défaite ; puis, une fois le soldat vaincu, la carte est distribuée. L'attaque finie, vous pouvez jouer Poursuivons-Les.",
}
