scenario "An Attack does not hit the player who makes it" {
  game     = "forever-evil",
  question = {
    en = "I play Bizarro Power against two foes. Does its Attack hit me as well, so that I end up with two Weaknesses?",
    fr = "Je joue Pouvoir de Bizarro contre deux adversaires. Son Attaque me touche-t-elle aussi, ce qui me ferait deux Faiblesses ?",
  },
  shows    = { "fe.attack.other-players" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Sinestro",    hand = { "Punch" } },
  { "Cy",  character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Bizarro Power"

expect(ann.discard):is { "Weakness" }   -- the one that the card's own text gives her
expect(ben.discard):is { "Weakness" }
expect(cy.discard):is { "Weakness" }
expect(weakness):count(17)
ruling {
  en = "No. The Attack is made against Ben and Cy only; Ann has just the one Weakness that the card gives its player.",
  fr = "Non. L'Attaque ne vise que Ben et Cy ; Ann n'a que la Faiblesse que la carte donne à celle qui la joue.",
}
