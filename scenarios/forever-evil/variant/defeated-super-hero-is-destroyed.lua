scenario "A Bad Guy does not keep the Super Hero" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am a Bad Guy and have defeated The Flash. Does he go into my deck, as in the ordinary game?",
    fr = "Je suis un Méchant et j'ai vaincu Flash. Rejoint-il mon deck comme dans une partie ordinaire ?",
  },
  shows    = { "fe.variant.bounty-supers", "fe.variant.never-in-deck" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = {}, discard = {}, power = 8 },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:defeats "The Flash"

expect(ann.vp):is(4)
expect(ann.discard):is_empty()
expect(destroyed):is { "The Flash" }
expect(super_heroes):is_face_down()
ruling {
  en = "No. You get his 4 VP as tokens and destroy him: no Hero ever stays in a Bad Guy's deck.",
  fr = "Non. Vous recevez ses 4 PV en jetons et le détruisez : aucun Héros ne reste dans le deck d'un Méchant.",
}
