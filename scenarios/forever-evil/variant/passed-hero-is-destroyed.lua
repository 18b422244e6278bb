scenario "A Hero passed to a Bad Guy is destroyed without reward" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "A Good Guy's Mallet passes a Hero to my discard pile, and I am a Bad Guy. May I keep the Hero, or do I get VP for it?",
    fr = "Le Mallet d'un Gentil passe un Héros dans ma défausse, et je suis un Méchant. Est-ce que je le garde, ou est-ce que j'en tire des PV ?",
  },
  shows    = { "fe.amb.never-hero-in-deck", "fe.variant.never-in-deck", "fe.faq.passed-not-gained" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", hand = { "Mallet" }, deck = { "Steel" }, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Cosmic Staff", "Cold Gun", "Broadsword" }

ann:ends_turn()
ben:plays "Mallet"
expect(ben):must_choose { "chooses draw it", "chooses Ann", "chooses Ben" }
ben:chooses "Ann"

expect(destroyed):is { "Steel" }
expect(ann.discard):is_empty()               -- and Bizarro gains no Weakness: Ann has destroyed nothing
expect(ann.vp):is(0)
expect(ben.vp):is(0)
ruling {
  en = "Neither. A passed card is not gained, so it pays nothing; and as no Hero may be in your deck, it is destroyed.",
  fr = "Ni l'un ni l'autre. Une carte passée n'est pas gagnée, elle ne rapporte donc rien ; et comme aucun Héros ne peut être dans votre deck, elle est détruite.",
}
