scenario "Wonder Woman plays destroyed Villains" {
  game     = "forever-evil",
  question = {
    en = "Giganta, Man-Bat and Superwoman have been destroyed. Which of them may Wonder Woman play, and do I get +3 Power on top?",
    fr = "Giganta, Man-Bat et Superwoman ont été détruits. Lesquels Wonder Woman peut-elle jouer, et ai-je +3 en Puissance en plus ?",
  },
  shows    = { "fe.card.wonder-woman" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Wonder Woman" }, discard = { "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
destroyed { "Giganta", "Man-Bat", "Superwoman", "Stargirl" }
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
main_deck { "Steel" }

ann:plays "Wonder Woman"
expect(ann):must_choose { "plays Giganta", "plays Man-Bat", "declines" }
ann:plays "Giganta"
ann:plays "Man-Bat"
ann:chooses "Giganta"                   -- the first to go under the main deck

expect(ann.power):is(4)                 -- Giganta 2, as a Kick lies in Ann's discard pile, and Man-Bat 2
expect(destroyed):is { "Superwoman", "Stargirl" }
expect(main_deck):is { "Steel", "Giganta", "Man-Bat" }
ruling {
  en = "Villains of cost 6 or less, at most three: here Giganta and Man-Bat. The +3 Power is only for playing none.",
  fr = "Des Vilains de coût 6 ou moins, trois au plus : ici Giganta et Man-Bat. Le +3 en Puissance n'est que pour qui n'en joue aucun.",
}
