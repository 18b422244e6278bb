scenario "The Joker draws although no Weakness is left" {
  game     = "forever-evil",
  question = {
    en = "I am The Joker and the Weakness stack is empty. Can I still destroy a Villain I played, just for the card?",
    fr = "Je suis le Joker et la pile des Faiblesses est vide. Puis-je quand même détruire un Vilain que j'ai joué, juste pour piocher ?",
  },
  shows    = { "fe.card.the-joker", "fe.weakness.empty-stack" },
}

as_if()
local ann, ben = players {
  { "Ann", character = "The Joker",  hand = { "Emperor Penguin" }, deck = { "Giganta", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
}
stacks { weakness = 0 }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Emperor Penguin"
ann:uses "The Joker"

expect(destroyed):is { "Emperor Penguin" }
expect(ann.hand):is { "Giganta" }
expect(ann.vp):is(2)                         -- Emperor Penguin's own reward
expect(ben.discard):is_empty()
ruling {
  en = "Yes. You draw your card; the Attack is made as well, but nobody can gain a Weakness from an empty stack.",
  fr = "Oui. Vous piochez votre carte ; l'Attaque a lieu elle aussi, mais personne ne gagne de Faiblesse d'une pile vide.",
}
