scenario "Whether a card may be played at all is checked before anything is paid" {
  game     = "champions",
  question = {
    en = "I am in alter-ego form and can pay for Haymaker, a hero action. May I play it?",
    fr = "Je suis sous ma forme d'alter ego et je peux payer Haymaker, une action de héros. Puis-je le jouer ?",
  },
  shows    = { "mc.initiation.1-restrictions", "mc.initiation.both-needed" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Haymaker", "Energy" } },
}
villain { "Rhino I" }

refused(function() ann:plays "Haymaker" end, "mc.initiation.1-restrictions")
expect(ann.hand):is { "Haymaker", "Energy" }

ann:changes_form()
ann:plays "Haymaker"
expect(ann.discard):is { "Haymaker", "Energy" }
expect(villain:damage "Rhino"):is(3)
ruling {
  en = "Not in that form: the cost could be paid, but the card may not be played, so nothing is spent. After the change to Spider-Man both checks pass.",
  fr = "Pas dans cette forme : le coût pourrait être payé, mais la carte ne peut pas être jouée, donc rien n'est dépensé. Une fois Spider-Man, les deux conditions sont remplies.",
}
