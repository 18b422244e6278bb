scenario "An Attack on the other players hits the opponent, and never its maker" {
  game     = "rivals",
  question = {
    en = "My card makes the other players gain a Weakness. There are only two of us: who gains one?",
    fr = "Ma carte fait gagner une Faiblesse aux autres joueurs. Nous ne sommes que deux : qui en gagne une ?",
  },
  shows    = { "rivals.attack.other-players", "rivals.amb.other-players", "rivals.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, discard = {} },
}
line_up { "Robin", "Nightwing", "Oracle", "Superman", "Bane" }

never { that(ann.discard):has "Weakness", within = "this turn" }
ann:plays "Leaky Roof"
expect(ben.discard):is { "Weakness" }
expect(ann.discard):is_empty()
expect(ann.power):is(2)
ruling {
  en = "Your opponent. The other players are the one opponent that you have, and you are never hit yourself.",
  fr = "Votre adversaire. Les autres joueurs, c'est votre unique adversaire, et vous n'êtes jamais touché.",
}
