scenario "The confronted Character of cost 15 adds nothing to Blocks" {
  game     = "rivals",
  question = {
    en = "Ann confronts my Batman of cost 15. I block with an Equipment: does his text make it better?",
    fr = "Ann confronte mon Batman à 15. Je bloque avec un Équipement : son texte l'améliore-t-il ?",
  },
  shows    = { "rivals.amb.block-is-playing", "rivals.block.must-exceed" },
}

local ann, ben = players {
  { "Ann", character = "The Joker 9", hand = { "Punch" }, power = 18 },
  { "Ben", character = "Batman 15",   hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"                   -- 18 against 18
expect(ben.power):is(0)
expect(game):is_over()
expect(ann):won()
ruling {
  en = "No. His text is about your own Confrontation, and a card used to block is not played. Here 18 equal 18, and he falls.",
  fr = "Non. Son texte parle de votre propre Confrontation, et une carte qui bloque n'est pas jouée. Ici 18 égale 18, et il tombe.",
}
