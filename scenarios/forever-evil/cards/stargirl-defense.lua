scenario "Stargirl as a Defense" {
  game     = "forever-evil",
  question = {
    en = "I discard Stargirl against an Attack. Which destroyed card may I put under the main deck, a Super Hero too?",
    fr = "Je défausse Star Girl contre une Attaque. Quelle carte détruite puis-je mettre sous le deck commun, un Super-Héros aussi ?",
  },
  shows    = { "fe.card.stargirl.defense", "fe.cards.super-heroes-bottom" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Stargirl" }, deck = { "Kick", "Punch" }, vp = 1 },
}
destroyed { "Weakness", "The Flash", "Mallet" }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }
main_deck { "Giganta" }

ann:plays "Catwoman"
ben:defends "Stargirl"
expect(ben):must_choose { "chooses The Flash", "chooses Mallet" }   -- a Weakness costs nothing
ben:chooses "The Flash"

expect(main_deck):in_order { "Giganta", "The Flash" }
expect(destroyed):is { "Weakness", "Mallet" }
expect(ben.hand):is { "Kick" }
expect(ben.discard):is { "Stargirl" }
expect(ben.vp):is(1)

ruling {
  en = "You draw a card, then put one destroyed card of cost 1 or more there; a Super Hero will do as well.",
  fr = "Vous piochez une carte, puis vous y mettez une carte détruite de coût 1 ou plus ; un Super-Héros convient aussi.",
}
