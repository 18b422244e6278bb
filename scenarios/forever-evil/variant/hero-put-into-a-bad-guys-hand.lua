scenario "A Hero put into a Bad Guy's hand is destroyed" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "A Good Guy avoids my Attack with Insanity and puts a Hero into my hand. I am a Bad Guy: may I at least play the Hero this turn?",
    fr = "Un Gentil évite mon Attaque avec Aliénation et met un Héros dans ma main. Je suis un Méchant : puis-je au moins jouer ce Héros ce tour ?",
  },
  shows    = { "fe.variant.never-in-deck" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Bizarro Power", "Punch" }, deck = {}, discard = {} },
  { "Ben", hand = { "Insanity", "Catwoman" }, deck = {}, discard = { "Kick" } },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Cosmic Staff", "Cold Gun", "Broadsword" }

ann:plays "Bizarro Power"
ben:defends "Insanity"
expect(ben):must_choose { "chooses Catwoman", "chooses Insanity", "chooses Kick", "declines" }
ben:chooses "Catwoman"

expect(destroyed):is { "Catwoman" }
expect(ann.hand):is { "Punch" }
expect(ann.vp):is(0)
ruling {
  en = "No. For no reason may a Hero be among your cards: it is destroyed as soon as it reaches you, and pays you nothing.",
  fr = "Non. Aucun Héros ne peut se trouver parmi vos cartes, pour quelque raison que ce soit : il est détruit dès qu'il arrive et ne rapporte rien.",
}
