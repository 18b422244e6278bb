scenario "Six players are one too many, and one is too few" {
  game     = "metal",
  question = {
    en = "Can six of us play, or can I play alone?",
    fr = "Peut-on jouer à six, ou seul ?",
  },
  shows    = { "metal.amb.player-count" },
}

refused(function()
  players { { "Ann" }, { "Ben" }, { "Cy" }, { "Dan" }, { "Eve" }, { "Flo" } }
  begin()
end, "metal.amb.player-count")
refused(function()
  players { { "Ann" } }
  begin()
end, "metal.amb.player-count")
ruling {
  en = "Neither: the box makes five starting decks and two Super Heroes each for five, and the game needs an opponent.",
  fr = "Ni l'un ni l'autre : la boîte donne cinq decks de départ et deux Super-Héros pour chacun à cinq, et il faut un adversaire.",
}
