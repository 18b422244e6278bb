scenario "Insanity as a Defense against a First Appearance" {
  game     = "forever-evil",
  question = {
    en = "I use Insanity against a First Appearance Attack. Who receives a card from me?",
    fr = "J'utilise Aliénation contre une Attaque de Révélation. Qui reçoit une de mes cartes ?",
  },
  shows    = { "fe.card.insanity.defense" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Insanity", "Punch" } },
}
stacks { super_heroes = { "The Flash", "Swamp Thing" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()
ben:defends "Insanity"

expect(ben.discard):is { "Insanity" }   -- and no Weakness
expect(ben.hand):is { "Punch" }
expect(ann.hand):is { "Punch", "Punch", "Punch", "Punch", "Punch" }

ruling {
  en = "Nobody. You avoid the Attack, but no player is attacking.",
  fr = "Personne. Vous évitez l'Attaque, mais aucun joueur n'attaque.",
}
