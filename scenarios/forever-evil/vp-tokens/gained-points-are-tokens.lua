scenario "Points gained by an effect are tokens on the Super-Villain" {
  game     = "forever-evil",
  question = {
    en = "Blackgate Prison destroyed my Weakness and gave me 1 VP. Do I note that somewhere, and is it a card of my deck?",
    fr = "Blackgate Prison a détruit ma Faiblesse et m'a donné 1 PV. Où le noter, et est-ce une carte de mon deck ?",
  },
  shows    = { "fe.vp.gain" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", in_play = { "Blackgate Prison" }, hand = {}, deck = { "Weakness", "Punch" }, discard = {}, vp = 1 },
  { "Ben", character = "Sinestro", vp = 4 },
}

ann:uses "Blackgate Prison"

expect(ann.vp):is(2)
expect(ben.vp):is(4)
expect(ann.deck):is { "Punch" }           -- a token is no card
expect(destroyed):is { "Weakness" }
ruling {
  en = "You put a 1 VP token on your Super-Villain, where everybody can see it; your deck gets no card.",
  fr = "Vous posez un jeton de 1 PV sur votre Super-Vilain, à la vue de tous ; votre deck ne reçoit aucune carte.",
}
