scenario "A text for each player begins with whoever has played it" {
  game     = "rivals",
  question = {
    en = "My card has each player gain a Weakness, and a single one is left. Who takes it?",
    fr = "Ma carte fait gagner une Faiblesse à chaque joueur, et il n'en reste qu'une. Qui la prend ?",
  },
  shows    = { "rivals.resolve.clockwise", "rivals.weakness.empty-stack" },
}

card "Leaking Barrel" { type = "Villain", cost = 3, play = { power(2), each_player:gain_weakness(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Leaking Barrel" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, discard = {} },
}
stacks { weakness = 1 }
ann:plays "Leaking Barrel"
expect(log):in_order {
  { ann, "gains", "Weakness", "by", "rivals.resolve.clockwise" },
  { ben, "gains nothing", "by", "rivals.resolve.clockwise" },
}
expect(ann.discard):is { "Weakness" }
expect(ben.discard):is_empty()
ruling {
  en = "You do. What a card has several players do is done by one after the other, beginning with the player whose card it is.",
  fr = "Vous. Ce qu'une carte fait faire à plusieurs joueurs se fait l'un après l'autre, en commençant par celui qui l'a jouée.",
}
