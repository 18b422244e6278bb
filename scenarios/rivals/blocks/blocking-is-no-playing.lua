scenario "A card used to block is not played" {
  game     = "rivals",
  question = {
    en = "My Block card is an Equipment with 1 Power, and my Location draws for the first Equipment. Do I get either when I block?",
    fr = "Ma carte Blocage est un Équipement à 1 de Puissance, et mon Lieu fait piocher au premier Équipement. Ai-je l'un ou l'autre en bloquant ?",
  },
  shows    = { "rivals.amb.block-is-playing", "rivals.block.raises-cost" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" }, deck = { "Kick" }, in_play = { "Tool Shed" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"
expect(ben.power):is(0)
expect(ben.hand):is_empty()
expect(ben.in_play):is { "Tool Shed" }
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "Neither. Only the Block works; the card is not played, gives no Power and is no first Equipment.",
  fr = "Ni l'un ni l'autre. Seul le Blocage agit ; la carte n'est pas jouée, ne donne pas de Puissance et n'est pas un premier Équipement.",
}
