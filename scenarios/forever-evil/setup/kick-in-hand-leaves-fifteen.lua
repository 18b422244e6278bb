scenario "Fifteen Kicks and one in a hand, but not sixteen and one" {
  game     = "forever-evil",
  question = {
    en = "If I hold a Kick already, how many can there still be in the stack?",
    fr = "Si j'ai déjà un Coup de Pied en main, combien peut-il en rester dans la pile ?",
  },
  shows    = { "fe.components.kicks" },
}

players {
  { "Ann", character = "Lex Luthor", hand = { "Kick" } },
  { "Ben", character = "Sinestro" },
}
refused(function()
  stacks { kick = 16 }
  begin()
end, "fe.components.kicks")
ruling {
  en = "Fifteen at most, because the box has sixteen in all.",
  fr = "Quinze au plus, car la boîte en contient seize en tout.",
}
