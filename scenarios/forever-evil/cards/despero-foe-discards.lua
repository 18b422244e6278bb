scenario "Despero makes a foe discard" {
  game     = "forever-evil",
  question = {
    en = "Despero attacks me. May I discard a Punch?",
    fr = "Despero m'attaque. Puis-je défausser un Coup de Poing ?",
  },
  shows    = { "fe.card.despero" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Despero" }, deck = { "Kick", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch", "Kick", "Giganta" } },
}

ann:plays "Despero"
expect(ann.hand):is { "Kick", "Punch" }
expect(ben):must_choose { "discards Kick", "discards Giganta" }
ben:discards "Kick"

expect(ben.hand):is { "Punch", "Giganta" }
expect(ben.discard):is { "Kick" }

ruling {
  en = "No. You choose a card that costs at least 1; the attacker has drawn two cards.",
  fr = "Non. Vous choisissez une carte qui coûte au moins 1 ; l'attaquant a pioché deux cartes.",
}
