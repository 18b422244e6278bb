scenario "Firestorm carries out the older text first" {
  game     = "forever-evil",
  question = {
    en = "Deathstorm lies on my Super-Villain, and Firestorm now puts Johnny Quick there. May I draw first and then destroy the card that I have drawn?",
    fr = "Deathstorm est sur mon Super-Vilain, et Firestorm y pose maintenant Johnny Quick. Puis-je piocher d'abord, puis détruire la carte piochée ?",
  },
  shows    = { "fe.amb.firestorm-order", "fe.cards.firestorm-text" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, on_character = { "Deathstorm" }, deck = { "Johnny Quick", "Vulnerability", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Firestorm"

expect(log):in_order { { "none-to-destroy", "Firestorm", "by", "fe.card.deathstorm" }, { ann, "draws", "Vulnerability" } }
expect(ann.hand):is { "Vulnerability" }
expect(destroyed):is_empty()
ruling {
  en = "No. Deathstorm has lain there longer: his text finds an empty hand. Then you draw for Johnny Quick.",
  fr = "Non. Deathstorm y est depuis plus longtemps : son texte trouve une main vide. Vous piochez ensuite pour Johnny Quick.",
}
