scenario "Black Adam waits until the Super Power is resolved" {
  game     = "forever-evil",
  question = {
    en = "I am Black Adam and play Bizarro Power. Do I decide about destroying it before or after its Attack?",
    fr = "Je suis Black Adam et je joue le Pouvoir de Bizarro. Est-ce que je décide de le détruire avant ou après son Attaque ?",
  },
  shows    = { "fe.card.black-adam", "fe.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Bizarro Power" }, deck = { "Giganta" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Bizarro Power"
expect(ben.discard):is { "Weakness" }   -- the Attack is over when Ann is asked
expect(ann.power):is(4)
expect(ann):must_choose { "uses Black Adam", "declines" }
ann:uses "Black Adam"

expect(destroyed):is { "Bizarro Power" }
expect(ann.discard):is { "Weakness" }
expect(ann.vp):is(1)

ruling {
  en = "After. The card you play is fully resolved before what its play triggers.",
  fr = "Après. La carte jouée s'applique entièrement avant ce que son jeu déclenche.",
}
