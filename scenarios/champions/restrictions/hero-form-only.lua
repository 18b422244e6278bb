scenario "Every restriction printed on a card must be met" {
  game     = "champions",
  question = {
    en = "I am Peter Parker and can pay for Webbed Up. May I attach it to Rhino now?",
    fr = "Je suis Peter Parker et j'ai de quoi payer Pris dans la Toile. Puis-je l'attacher à Rhino maintenant ?",
  },
  shows    = { "mc.play-restrictions.all-respected" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Webbed Up", "Strength", "Energy" } },
}
villain { { "Rhino I" } }

refused(function() ann:plays "Webbed Up" end, "mc.play-restrictions.all-respected")
ann:changes_form()
ann:plays "Webbed Up"
ann:pays_with "Strength"

expect(ann.in_play):is { "Webbed Up" }
ruling {
  en = "Not as Peter Parker, since the card is for hero form only. After changing form Ann may.",
  fr = "Pas en Peter Parker, car la carte exige la forme de héros. Après avoir changé de forme, Ann le peut.",
}
