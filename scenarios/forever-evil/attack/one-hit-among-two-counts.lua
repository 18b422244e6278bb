scenario "Only the foe who did not avoid the Attack counts as hit" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro; one foe avoids my Attack, the other does not. Does the Attack count as having hit somebody?",
    fr = "Je suis Sinestro ; un adversaire évite mon Attaque, l'autre non. L'Attaque compte-t-elle comme ayant touché quelqu'un ?",
  },
  shows    = { "fe.attack.counts-hits" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro",    hand = { "Bizarro Power" }, deck = { "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon" } },
  { "Cy",  character = "Black Manta", hand = { "Punch" } },
}

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"

expect(ann.vp):is(1)
expect(ann.hand):is { "Kick" }   -- drawn for the first VP of the turn
ruling {
  en = "Yes: Cy did not avoid it. Ann gains 1 VP, and draws a card because it is the first VP of her turn.",
  fr = "Oui : Cy n'a pas évité l'Attaque. Ann gagne 1 PV, et pioche une carte car c'est le premier PV de son tour.",
}
