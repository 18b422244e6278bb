scenario "The ability of a Super-Villain may be left unused" {
  game     = "forever-evil",
  question = {
    en = "Black Adam can destroy the first Super Power I play for a card and 1 VP. I would rather keep my Kick: must I do it?",
    fr = "Black Adam peut détruire le premier Super-Pouvoir que je joue contre une carte et 1 PV. Je préfère garder mon Coup de Pied : suis-je obligé ?",
  },
  shows    = { "fe.villain.ability" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam", hand = { "Kick" }, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor" },
}

ann:plays "Kick"
expect(ann.power):is(2)                   -- the Kick has done its work already
expect(ann):must_choose { "uses Black Adam", "declines" }
ann:declines()

expect(ann.in_play):is { "Kick" }
expect(ann.hand):is_empty()
expect(ann.vp):is(0)
ruling {
  en = "No. The ability is yours to use or not; declining leaves the Kick in play.",
  fr = "Non. C'est vous qui choisissez d'utiliser la capacité ou non ; y renoncer laisse le Coup de Pied en jeu.",
}
