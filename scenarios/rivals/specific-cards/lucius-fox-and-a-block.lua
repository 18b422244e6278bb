scenario "Lucius Fox in a Confrontation, with a Block on top" {
  game     = "rivals",
  question = {
    en = "Ann attacks me within her Confrontation; I use Lucius Fox, and later a Block for 3. What does my Character cost, and may she answer him?",
    fr = "Ann m'attaque dans sa Confrontation ; j'utilise Lucius Fox, puis un Blocage de 3. Que coûte mon Personnage, et peut-elle lui répondre ?",
  },
  shows    = { "rivals.amb.lucius-fox-cost", "rivals.block.raises-cost" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws", "Kick" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Careful Clerk", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Cardboard Claws"
ben:defends "Careful Clerk"
expect(ben.raised):is(1)
ann:plays "Kick"                          -- she has not handed over yet
expect(ann.power):is(12)
ann:hands_over()
ben:blocks "Chalk Line"                   -- 9 and 1 and 3
expect(ben.character):is { "The Joker 9" }
expect(ben.discard):is { "Chalk Line", "Careful Clerk" }
ruling {
  en = "13: his 1 lasts to the end of the turn and the Block is added. She may play on after him, but not after the Block.",
  fr = "13 : son 1 dure jusqu'à la fin du tour et le Blocage s'ajoute. Elle peut continuer à jouer après lui, mais pas après le Blocage.",
}
