scenario "The played card, Attack included, is finished before the Super-Villain's ability" {
  game     = "forever-evil",
  question = {
    en = "I am Black Adam and play Bizarro Power as my first Super Power. Can I destroy it before its Attack is over?",
    fr = "Je suis Black Adam et je joue Pouvoir de Bizarro, mon premier Super-Pouvoir. Puis-je le détruire avant la fin de son Attaque ?",
  },
  shows    = { "fe.resolve.card-before-triggers", "fe.card.black-adam" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Bizarro Power" }, deck = { "Kick", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Commissioner Gordon" } },
}

ann:plays "Bizarro Power"
expect(ben):must_choose { "defends with Commissioner Gordon", "declines" }   -- first the card to its end
ben:declines()
expect(ben.discard):is { "Weakness" }
expect(ann):must_choose { "uses Black Adam", "declines" }
ann:uses "Black Adam"

expect(destroyed):is { "Bizarro Power" }
expect(log:last_move()):in_order { { ben, "gains", "Weakness" }, { ann, "uses", "Black Adam" }, { ann, "destroys", "Bizarro Power" } }
expect(ann.hand):is { "Kick" }
expect(ann.vp):is(1)
expect(ann.power):is(4)
ruling {
  en = "No. The whole card comes first: Power, Weakness, Attack. Only then may Ann destroy it to draw a card and gain 1 VP.",
  fr = "Non. Toute la carte d'abord : Puissance, Faiblesse, Attaque. Ensuite seulement, Ann peut la détruire pour piocher une carte et gagner 1 PV.",
}
