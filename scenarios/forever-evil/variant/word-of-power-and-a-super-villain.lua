scenario "Word of Power makes no Super-Villain cheaper" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am a Good Guy and destroy Word of Power. Does it also make the Super-Villain on our stack cheaper?",
    fr = "Je suis un gentil et je détruis Word of Power. Le Super-Vilain de notre paquet coûte-t-il aussi moins cher ?",
  },
  shows    = { "fe.card.word-of-power" },
}
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
  { "Ben", hand = { "Amanda Waller", "Word of Power" }, deck = {}, discard = {}, power = 4 },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:ends_turn()
ben:plays "Amanda Waller"
ben:destroys "Word of Power"
refused(function() ben:defeats "Training Villain" end, "fe.hero.may-defeat")
ruling {
  en = "No. What it makes cheaper is the Super Heroes on their stack, and those are not for you to defeat.",
  fr = "Non. Ce qu'elle rend moins cher, ce sont les Super-Héros de leur paquet, et ce n'est pas à vous de les vaincre.",
}
