scenario "A card bought this turn lies in the Line-Up no more" {
  game     = "metal",
  question = {
    en = "I bought a Steel this turn. Does it stay in the Line-Up until my turn is over?",
    fr = "J'ai acheté un Steel ce tour. Reste-t-il dans la réserve jusqu'à la fin de mon tour ?",
  },
  shows    = { "metal.buy.to-discard" },
}

local ann, ben = players { { "Ann", character = "Cyborg" }, { "Ben", character = "The Flash (oversized)" } }
refused(function()
  line_up { { "Steel", bought = true }, "Escape", "Flight", "War Cry", "Black Adam" }
  begin()
end, "metal.buy.to-discard")
refused(function()
  line_up { { "Steel", gained = true }, "Escape", "Flight", "War Cry", "Black Adam" }
  begin()
end, "metal.buy.to-discard")
ruling {
  en = "No. It went to your discard pile at once, and its slot is empty until step 7.",
  fr = "Non. Il est allé aussitôt dans votre défausse, et son emplacement reste vide jusqu'à l'étape 7.",
}
