scenario "There is no seventeenth Kick" {
  game     = "forever-evil",
  question = {
    en = "Can the Kick stack start with seventeen cards?",
    fr = "La pile de Coups de Pied peut-elle commencer avec dix-sept cartes ?",
  },
  shows    = { "fe.components.kicks", "fe.setup.all-kicks-weaknesses" },
}

players {
  { "Ann", character = "Lex Luthor" },
  { "Ben", character = "Sinestro" },
}
refused(function()
  stacks { kick = 17 }
  begin()
end, "fe.components.kicks")
ruling {
  en = "No. The box has 16 Kicks, and every game uses exactly these.",
  fr = "Non. La boîte contient 16 Coups de Pied, et chaque partie utilise exactement ceux-là.",
}
