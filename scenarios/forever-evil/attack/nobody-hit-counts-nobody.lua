scenario "An Attack that everybody avoids has hit nobody" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro and both my foes avoid my Attack. Do I gain 1 VP for having attacked?",
    fr = "Je suis Sinestro et mes deux adversaires évitent mon Attaque. Est-ce que je gagne 1 PV pour avoir attaqué ?",
  },
  shows    = { "fe.attack.counts-hits", "fe.attack.only-self" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro",    hand = { "Bizarro Power" }, deck = { "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon" } },
  { "Cy",  character = "Black Manta", hand = { "Commissioner Gordon" } },
}

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"
cy:defends "Commissioner Gordon"

expect(ann.vp):is(0)
expect(ann.deck):is { "Punch" }
ruling {
  en = "No. Nobody failed to avoid the Attack, so there is nobody for Sinestro to count.",
  fr = "Non. Tous ceux qui étaient visés ont évité l'Attaque, Sinestro n'a donc personne à compter.",
}
