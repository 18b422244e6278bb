scenario "There is no twenty-first Weakness" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "Could a 21st Weakness be put on the stack so that it lasts longer?",
    fr = "Peut-on ajouter une 21e Faiblesse pour que la pile dure plus longtemps ?",
  },
  shows    = { "fe.components.weaknesses", "fe.setup.all-kicks-weaknesses" },
}

players {
  { "Ann", character = "Lex Luthor" },
  { "Ben", character = "Sinestro" },
}
refused(function()
  stacks { weakness = 21 }
  begin()
end, "fe.components.weaknesses")
ruling {
  en = "No. Every game has the 20 Weaknesses of the box; when they are gone, nobody gains one.",
  fr = "Non. Chaque partie a les 20 Faiblesses de la boîte ; quand il n'y en a plus, personne n'en gagne.",
}
