scenario "Shazam! gains two cards, plays both and destroys one" {
  game     = "forever-evil",
  question = {
    en = "With Shazam! I take two cards from the main deck. May I leave one unplayed, and do I lose the Power of the one I destroy?",
    fr = "Avec Shazam!, je prends deux cartes du deck commun. Puis-je ne pas en jouer une, et est-ce que je perds la Puissance de celle que je détruis ?",
  },
  shows    = { "fe.card.shazam" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Shazam!" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
main_deck { "Stargirl", "Cosmic Staff", "Vibe" }

ann:plays "Shazam!"
expect(ann):must_choose { "plays Stargirl", "plays Cosmic Staff" }
ann:plays "Cosmic Staff"
expect(ann):must_choose { "destroys Stargirl", "destroys Cosmic Staff" }   -- Stargirl, the only one left, was played without a question
ann:destroys "Cosmic Staff"

expect(ann.power):is(4)                 -- 2 and 2: what the destroyed card did stays done
expect(destroyed):is { "Cosmic Staff" }
expect(ann.in_play):is { "Shazam!", "Stargirl" }
expect(main_deck):is { "Vibe" }
ruling {
  en = "Both must be played, in the order Ann likes. She then destroys one of them, whose Power stays hers.",
  fr = "Les deux doivent être jouées, dans l'ordre voulu par Ann. Elle en détruit ensuite une, dont la Puissance lui reste.",
}
