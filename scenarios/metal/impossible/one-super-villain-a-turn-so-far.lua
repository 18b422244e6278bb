scenario "No more Super-Villains than turns in a score pile" {
  game     = "metal",
  turn_number = 3,
  question = {
    en = "It is the third turn of the game and my second. May I have defeated two Super-Villains already?",
    fr = "C'est le troisième tour de la partie et mon deuxième. Puis-je avoir déjà vaincu deux Super-Vilains ?",
  },
  shows    = { "metal.villain.next-stays-down" },
}

refused(function()
  players { { "Ann", character = "Cyborg", score_pile = { "The Devastator", "The Merciless" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.villain.next-stays-down")
refused(function()
  players { { "Ann", character = "Cyborg" }, { "Ben", character = "The Flash (oversized)", score_pile = { "The Devastator", "The Merciless" } } }
  begin()
end, "metal.villain.next-stays-down")
local ann, ben = players {
  { "Ann", character = "Cyborg", score_pile = { "The Devastator" } },
  { "Ben", character = "The Flash (oversized)", score_pile = { "The Merciless" } },
}
expect(super_villains):count(5)
ruling {
  en = "No. The next one stays face down until the end of your turn: one a turn is the most, and you have had one turn.",
  fr = "Non. Le suivant reste face cachée jusqu'à la fin de votre tour : un par tour au plus, et vous avez eu un tour.",
}
