scenario "Every Super Hero exists once" {
  game     = "forever-evil",
  question = {
    en = "Somebody has defeated Batman already. Can another Batman wait in the stack?",
    fr = "Batman a déjà été vaincu. Un autre Batman peut-il attendre dans la pile ?",
  },
  shows    = { "fe.components.super-heroes" },
}

players {
  { "Ann", character = "Lex Luthor", discard = { "Batman" } },
  { "Ben", character = "Sinestro" },
}
refused(function()
  stacks { super_heroes = { "Aquaman", "Batman" } }
  begin()
end, "fe.components.super-heroes")
ruling {
  en = "No. The twelve Super Heroes are all different.",
  fr = "Non. Les douze Super-Héros sont tous différents.",
}
