scenario "With no Weakness left nobody gains one, and the rest of the card works" {
  game     = "forever-evil",
  question = {
    en = "The Weakness stack is empty and I play Bizarro Power. Does the card do anything at all?",
    fr = "La pile des Faiblesses est vide et je joue Pouvoir de Bizarro. La carte fait-elle encore quelque chose ?",
  },
  shows    = { "fe.weakness.empty-stack" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",    hand = { "Bizarro Power" }, deck = { "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
stacks { weakness = 0 }

ann:plays "Bizarro Power"

expect(ann.power):is(4)
expect(ann.discard):is_empty()
expect(ben.discard):is_empty()
expect(ann.vp):is(1)                    -- the Attack was made all the same: Sinestro counts Ben as hit
ruling {
  en = "Yes: +4 Power, and its Attack is made too. Only the Weaknesses are missing, so nobody gains one.",
  fr = "Oui : +4 en Puissance, et son Attaque a lieu aussi. Seules les Faiblesses manquent, personne n'en gagne donc.",
}
