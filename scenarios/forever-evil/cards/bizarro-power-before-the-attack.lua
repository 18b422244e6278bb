scenario "Bizarro Power: its player gains first" {
  game     = "forever-evil",
  question = {
    en = "I play Bizarro Power. Do I get my Weakness before or after my foes answer the Attack?",
    fr = "Je joue le Pouvoir de Bizarro. Est-ce que je prends ma Faiblesse avant ou après la réponse des adversaires à l'Attaque ?",
  },
  shows    = { "fe.cards.bizarro-power", "fe.card.bizarro-power" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon", "Punch" } },
}
stacks { weakness = 3 }
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Bizarro Power"
expect(ann.discard):is { "Weakness" }   -- Ben has not been asked yet
expect(ann.power):is(4)
expect(ben):must_choose { "defends with Commissioner Gordon", "declines" }
ben:defends "Commissioner Gordon"

expect(ann.discard):has("Weakness", 1)  -- his Defense does not spare her
expect(ben.discard):has_no "Weakness"
expect(weakness):count(2)

ruling {
  en = "Before. You have Power +4 and your own Weakness first, whatever the foes do about the Attack afterwards.",
  fr = "Avant. Vous avez d'abord +4 en Puissance et votre propre Faiblesse, quoi que fassent ensuite les adversaires contre l'Attaque.",
}
