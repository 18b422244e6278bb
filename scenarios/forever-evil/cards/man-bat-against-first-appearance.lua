scenario "Man-Bat against a First Appearance Attack" {
  game     = "forever-evil",
  question = {
    en = "I use Man-Bat against a First Appearance Attack. Do I steal a VP token from the player whose turn just ended?",
    fr = "J'utilise Man-Bat contre une Attaque de Révélation. Est-ce que je vole un jeton PV au joueur qui vient de finir son tour ?",
  },
  shows    = { "fe.card.man-bat.defense" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = {}, power = 8, vp = 3, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Man-Bat", "Punch" } },
}
stacks { super_heroes = { "The Flash", "Swamp Thing" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()
ben:defends "Man-Bat"

expect(ann.vp):is(3)
expect(ben.vp):is(0)
expect(ben.discard):is { "Man-Bat" }    -- no Weakness: he avoided the Attack

ruling {
  en = "No. The Attack is avoided, but no player makes it, so there is nobody to steal from.",
  fr = "Non. L'Attaque est évitée, mais aucun joueur ne la fait, donc il n'y a personne à voler.",
}
