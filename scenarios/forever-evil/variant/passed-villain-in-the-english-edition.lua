scenario "In the English edition a Good Guy keeps a passed Villain" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "We play in two teams, English edition. Mallet passes Man-Bat to a Good Guy. Is the Villain destroyed?",
    fr = "Nous jouons en équipes, édition anglaise. Mallet passe Man-Bat à un gentil. Le Vilain est-il détruit ?",
  },
  shows    = { "fe.card.mallet", "fe.faq.passed-not-gained" },
}
local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Mallet" }, deck = { "Man-Bat", "Kick" }, discard = {} },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Cosmic Staff", "Cold Gun", "Broadsword" }

ann:plays "Mallet"
ann:chooses "Ben"
expect(ben.discard):is { "Man-Bat" }
ruling {
  en = "No. The English booklet keeps only Heroes out of the decks of Bad Guys; and a card that is passed is not gained.",
  fr = "Non. Le livret anglais n'écarte que les Héros des decks des méchants ; et une carte passée n'est pas gagnée.",
}
