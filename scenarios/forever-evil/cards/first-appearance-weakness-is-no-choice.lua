scenario "The Weakness of a First Appearance is no choice" {
  game     = "forever-evil",
  question = {
    en = "A First Appearance makes me discard a Hero or gain a Weakness. May I keep my Heroes and take the Weakness?",
    fr = "Une Révélation me fait défausser un Héros ou gagner une Faiblesse. Puis-je garder mes Héros et prendre la Faiblesse ?",
  },
  shows    = { "fe.cards.first-appearance-must-discard" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Steve Trevor", "Catwoman", "Punch" } },
}
stacks { super_heroes = { "The Flash", "Martian Manhunter" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()
expect(ben):must_choose { "discards Steve Trevor", "discards Catwoman" }
refused(function() ben:gains "Weakness" end, "fe.cards.first-appearance-must-discard")
refused(function() ben:declines() end, "fe.cards.first-appearance-must-discard")
ben:discards "Catwoman"

expect(ben.discard):is { "Catwoman" }

ruling {
  en = "No. As long as you have a card to discard for it, you must discard; only which one is your choice.",
  fr = "Non. Tant que vous avez une carte à défausser, il faut la défausser ; seul le choix de la carte est à vous.",
}
