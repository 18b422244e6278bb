scenario "Lucius Fox: the cost stays once the Confrontation has failed" {
  game     = "rivals",
  question = {
    en = "Ann's Confrontation has failed, and at the end of that turn her Character attacks me. I use Lucius Fox: does my Character cost 1 more?",
    fr = "La Confrontation d'Ann a échoué et, à la fin de ce tour, son Personnage m'attaque. J'utilise Lucius Fox : mon Personnage coûte-t-il 1 de plus ?",
  },
  shows    = { "rivals.cards.lucius-fox-outside", "rivals.amb.failed-confrontation" },
}

card "The Joker 12" { after(ends{}){ attack(each_foe){ foe:gain_weakness(1) } } }
card "Lucius Fox" { play = power(1), defense = { when(confronted){ raise_cost(1) } } }

local ann, ben = players {
  { "Ann", character = "The Joker 12", power = 5, hand = {} },
  { "Ben", character = "Batman 9",     hand = { "Lucius Fox" } },
}

ann:confronts()
ann:hands_over()
ben:defends "Lucius Fox"
expect(ben.raised):is(0)
expect(ben.discard):is { "Lucius Fox" }   -- and no Weakness
ruling {
  en = "No. The Attack is avoided, but the Confrontation is over: nobody confronts you any more.",
  fr = "Non. L'Attaque est évitée, mais la Confrontation est finie : plus personne ne vous confronte.",
}
