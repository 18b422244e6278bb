scenario "A card whose text is not known can be bought, not played" {
  game     = "metal",
  question = {
    en = "Why does the referee not let me play Steel?",
    fr = "Pourquoi l'arbitre ne me laisse-t-il pas jouer Steel ?",
  },
  shows    = { "metal.buy.sources", "metal.card.steel" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Steel" }, power = 3, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Escape", "Flight", "Promethium", "Clayface" }

refused(function() ann:plays "Steel" end, "metal.card.steel")
ann:buys "Fair Play"
expect(ann.discard):is { "Fair Play" }
ruling {
  en = "What Steel says is not known to the referee. Such a card can be bought, gained, destroyed, counted and scored, but not played.",
  fr = "L'arbitre ne connaît pas le texte de Steel. Une telle carte s'achète, se gagne, se détruit, se compte, mais ne se joue pas.",
}
