scenario "In a First Appearance no player is the attacker" {
  game     = "forever-evil",
  question = {
    en = "I avoid a First Appearance Attack with Man-Bat, who steals 1 VP from the attacker. Whose VP do I get?",
    fr = "J'évite une Attaque de Révélation avec Man-Bat, qui vole 1 PV à l'attaquant. À qui est-ce que je le prends ?",
  },
  shows    = { "fe.first-appearance.outside-turns", "fe.card.man-bat.defense" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" }, vp = 3, in_play = { "Happy Harbor" } },
  { "Ben", character = "Lex Luthor",  hand = { "Man-Bat" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Swamp Thing" } }

ann:defeats "The Flash"
ann:ends_turn()
ben:defends "Man-Bat"

expect(ben.discard):is { "Man-Bat" }    -- the Attack is avoided all the same
expect(ben.vp):is(0)
expect(ann.vp):is(3)
ruling {
  en = "Nobody's. The Super Hero attacks, during no player's turn, so there is no player to steal from; the Attack is avoided all the same.",
  fr = "À personne. C'est le Super-Héros qui attaque, et ce n'est le tour d'aucun joueur : il n'y a personne à voler, mais l'Attaque est bien évitée.",
}
