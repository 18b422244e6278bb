scenario "A minion attacks without a boost card" {
  game     = "champions",
  question = {
    en = "Rhino is stunned, but Sandman attacks me. Does his attack get a boost card?",
    fr = "Rhino est sonné, mais l'Homme-Sable m'attaque. Son attaque reçoit-elle une carte Boost ?",
  },
  shows    = { "mc.enemy-attack.1-minion-skips", "mc.enemy-attack.3-minion-skips" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { "Sandman" }, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck { "Charge", "Shocker", "Stampede" }

ann:ends_turn()
expect(boosts):is_empty()
expect(encounter_deck):count(3)
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(3)
expect(encounter_deck):count(2)
expect(villain:atk "Rhino"):is(5)
ruling {
  en = "No. Only the villain's attacks are boosted: Sandman deals 3, his printed ATK, and Charge stays on top of the deck to be dealt to you in step three.",
  fr = "Non. Seules les attaques du méchant sont boostées : l'Homme-Sable inflige 3 dégâts, son ATQ imprimée, et Charge reste au-dessus du deck pour vous être distribuée à l'étape trois.",
}
