scenario "A destroyed Kick does not go back to its stack" {
  game     = "rivals",
  question = {
    en = "The Kick stack is empty and I destroy a Kick. Can it be bought again?",
    fr = "La pile de Coups de Pied est vide et je détruis un Coup de Pied. Peut-on le racheter ?",
  },
  shows    = { "rivals.destroy.no-return", "rivals.stacks.kick-available" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Bonfire", "Kick" }, discard = {}, power = 3 },
  { "Ben", character = "The Joker 9" },
}
line_up { "Robin", "Nightwing", "Oracle", "Superman", "Bane" }
stacks { kick = 0 }

ann:plays "Bonfire"
ann:destroys "Kick"
refused(function() ann:buys "Kick" end, "rivals.stacks.kick-available")
expect(kick):is_empty()
expect(destroyed):is { "Kick" }
ruling {
  en = "No. It is out of the game, and the stack stays empty.",
  fr = "Non. Il est hors du jeu, et la pile reste vide.",
}
