scenario "A text gains cards of the Line-Up, as long as one is there that is not frozen" {
  game     = "forever-evil",
  question = {
    en = "Helping Hand (a test card) gains a card of the Line-Up: may it be the frozen one, and what if only frozen ones are left?",
    fr = "Coup de main (une carte d'essai) fait gagner une carte de la réserve : peut-on prendre la carte gelée, et s'il n'en reste pas d'autre ?",
  },
  shows    = { "fe.gain.to-discard", "fe.gain.nothing-available", "fe.cards.cold-gun-frozen" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Helping Hand", "Helping Hand" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
as_if()
line_up { { "Giganta", tokens = 1 }, "Catwoman" }

ann:plays "Helping Hand"
refused(function() ann:gains "Giganta" end, "fe.cards.cold-gun-frozen")
ann:gains "Catwoman"
ann:plays "Helping Hand"

expect(ann.discard):is { "Catwoman" }
expect(line_up):is { "Giganta" }
ruling {
  en = "Catwoman comes into your discard pile; the frozen Giganta does not, and the second Helping Hand gains nothing.",
  fr = "Catwoman va dans votre défausse ; la Giganta gelée non, et le deuxième Coup de main ne fait rien gagner.",
}
