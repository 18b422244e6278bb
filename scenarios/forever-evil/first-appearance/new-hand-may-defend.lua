scenario "A Defense just drawn serves against the First Appearance" {
  game     = "forever-evil",
  question = {
    en = "My turn is over and I have drawn my new hand when the Super Hero appears. May I defend with a card I have just drawn?",
    fr = "Mon tour est fini et j'ai pioché ma nouvelle main quand le Super-Héros apparaît. Puis-je me défendre avec une carte que je viens de piocher ?",
  },
  shows    = { "fe.first-appearance.may-defend", "fe.first-appearance.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Commissioner Gordon", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Swamp Thing" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "defends with Commissioner Gordon", "declines" }
ann:defends "Commissioner Gordon"

expect(ann.discard):is { "Commissioner Gordon", "The Flash" }
expect(ann.hand):is { "Kick", "Kick", "Kick", "Kick" }     -- the card used is not replaced
expect(ann.vp):is(1)
expect(ben.discard):is { "Weakness" }
ruling {
  en = "Yes. The new hand is drawn before the Attack, so its Defenses may be used, and the player then starts with a card less.",
  fr = "Oui. La nouvelle main est piochée avant l'Attaque, ses Défenses peuvent donc servir ; le joueur aura une carte de moins.",
}
