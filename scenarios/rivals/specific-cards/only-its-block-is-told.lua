scenario "A printed card of which only the Block is told" {
  game     = "rivals",
  question = {
    en = "I have written down the Block of my Grappling Hook, and not what it does when it is played. Can it be played?",
    fr = "J'ai noté le Blocage de mon Grappin, et pas ce qu'il fait quand on le joue. Peut-on le jouer ?",
  },
  shows    = { "rivals.types.printed-fields", "rivals.block.raises-cost" },
}

card "Grappling Hook" { block = { raise_cost(2) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Grappling Hook", "Grappling Hook" } },
}
as_if()
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Grappling Hook"               -- 9 against 11
ben:declines()
expect(ben.character):is { "The Joker 9" }
refused(function() ben:plays "Grappling Hook" end, "rivals.types.printed-fields")
ruling {
  en = "It blocks as you have written. To be played it waits until you write that down, too: play = …, or play = nothing() if it does nothing.",
  fr = "Il bloque comme vous l'avez écrit. Pour le jouer, écrivez aussi ce qu'il fait : play = …, ou play = nothing() s'il ne fait rien.",
}
