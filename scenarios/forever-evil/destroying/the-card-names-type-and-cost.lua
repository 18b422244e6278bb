scenario "A card that may not be destroyed, and why" {
  game     = "forever-evil",
  question = {
    en = "My Broadsword hit Ben. May I destroy a Weakness of his discard pile? His Power Girl? The Punch in his hand?",
    fr = "Mon Glaive a touché Ben. Puis-je détruire une Faiblesse de sa défausse ? Sa Power Girl ? Le Coup de Poing de sa main ?",
  },
  shows    = { "fe.card.broadsword", "fe.destroy.where" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Broadsword" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, discard = { "Weakness", "Power Girl", "Catwoman", "Steel" } },
}

ann:plays "Broadsword"
refused(function() ann:destroys "Weakness" end, "fe.card.broadsword")     -- it costs 0
refused(function() ann:destroys "Power Girl" end, "fe.card.broadsword")   -- she costs 5
refused(function() ann:destroys("Punch", ben.hand) end, "fe.destroy.where")
ann:destroys "Catwoman"
expect(ben.discard):is { "Weakness", "Power Girl", "Steel" }
ruling {
  en = "None of them: the Broadsword destroys a card of cost 1, 2 or 3 in his discard pile, and nothing elsewhere.",
  fr = "Aucune : le Glaive détruit une carte de coût 1, 2 ou 3 de sa défausse, et rien ailleurs.",
}
