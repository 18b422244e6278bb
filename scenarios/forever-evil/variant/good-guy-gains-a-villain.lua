scenario "A Villain gained in another player's turn pays a Good Guy" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am a Good Guy, defend with Cosmic Staff in a Bad Guy's turn and gain Ultraman from under the main deck. Do I keep him?",
    fr = "Je suis un Gentil, je me défends avec Cosmic Staff au tour d'un Méchant et gagne Ultraman, tout en dessous du deck commun. Est-ce que je le garde ?",
  },
  shows    = { "fe.variant.good-villain-bounty" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Bizarro Power" }, deck = {}, discard = {} },
  { "Ben", hand = { "Cosmic Staff" }, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }
main_deck { "Kick", "Ultraman" }

ann:plays "Bizarro Power"
ben:defends "Cosmic Staff"

expect(ben.vp):is(3)
expect(destroyed):is { "Ultraman" }
expect(ben.discard):is { "Cosmic Staff" }
ruling {
  en = "No. He is a Villain that you gain: you get his 3 VP as tokens and destroy him, in anybody's turn.",
  fr = "Non. C'est un Vilain que vous gagnez : vous recevez ses 3 PV en jetons et le détruisez, quel que soit le tour.",
}
