scenario "Harley Quinn draws a Defense in Ann's turn and uses it" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn. I passed a card to Ann's Insanity and drew Stargirl. May I defend with her this turn, and what do I draw for discarding her?",
    fr = "Je suis Harley Quinn. J'ai passé une carte à cause de l'Aliénation d'Ann et pioché Star Girl. Puis-je me défendre avec elle à ce tour, et qu'est-ce que je pioche pour sa défausse ?",
  },
  shows    = { "fe.card.harley-quinn", "fe.oversized.harley-every-turn", "fe.card.stargirl.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Insanity", "Bizarro Power", "Punch" }, deck = {}, discard = {} },
  { "Ben", character = "Harley Quinn", hand = { "Weakness" }, deck = { "Stargirl", "Kick", "Giganta" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Insanity"
ann:passes "Punch"
expect(ben.hand):is { "Punch", "Stargirl" }
ann:plays "Bizarro Power"
ben:defends "Stargirl"

expect(ben.hand):is { "Punch", "Kick" }      -- the Kick by Stargirl's Defense, nothing more by Harley Quinn
expect(ben.deck):is { "Giganta" }
expect(ben.discard):is { "Stargirl" }
ruling {
  en = "You may. You draw the card of Stargirl's own Defense; Harley Quinn has drawn for this turn already.",
  fr = "Oui. Vous piochez la carte que donne la Défense de Star Girl ; Harley Quinn a déjà pioché pour ce tour.",
}
