scenario "French edition: no Villain in a Good Guy's deck either" {
  game     = "forever-evil",
  edition  = "fr",
  teams    = 1,
  question = {
    en = "French edition: I am a Good Guy and a Bad Guy's Mallet passes a Villain to my discard pile. Does it stay there?",
    fr = "Édition française : je suis un Gentil et le Mallet d'un Méchant passe un Vilain dans ma défausse. Y reste-t-il ?",
  },
  shows    = { "fe.variant.never-in-deck" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Mallet" }, deck = { "Man-Bat", "Kick" }, discard = {} },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Cosmic Staff", "Cold Gun", "Broadsword" }
main_deck { "Power Armor" }

ann:plays "Mallet"
ann:chooses "Ben"

expect(destroyed):is { "Man-Bat" }
expect(ben.discard):is_empty()
expect(ben.vp):is(0)
expect(ann.hand):is { "Kick" }               -- Harley Quinn has passed a card
ruling {
  en = "No. The French booklet forbids it to both sides: the Villain is destroyed, without VP for you.",
  fr = "Non. Le livret français l'interdit aux deux camps : le Vilain est détruit, sans PV pour vous.",
}
