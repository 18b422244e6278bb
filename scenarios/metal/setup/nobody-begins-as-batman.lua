scenario "Nobody plays as Batman from the start" {
  game     = "metal",
  question = {
    en = "Batman is my favourite. May I begin the game as him?",
    fr = "Batman est mon préféré. Puis-je commencer la partie avec lui ?",
  },
  shows    = { "metal.setup.batman-aside", "metal.setup.batman-captured" },
}

refused(function()
  players { { "Ann", character = "Batman" }, { "Ben", character = "Cyborg" } }
  begin()
end, "metal.setup.batman-aside")
ruling {
  en = "No. He is set aside before any character is chosen and begins Captured; he must be rescued first.",
  fr = "Non. On le met de côté avant tout choix de personnage et il commence Capturé ; il faut d'abord le libérer.",
}
