scenario "Only one Defense per player against one Attack" {
  game     = "forever-evil",
  question = {
    en = "I have just avoided an Attack with one Defense. May I play a second one against the same Attack, for its bonus?",
    fr = "Je viens d'éviter une Attaque avec une Défense. Puis-je en jouer une seconde contre la même Attaque, pour son bonus ?",
  },
  shows    = { "fe.attack.one-defense" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon", "Cosmic Staff" } },
  { "Cy",  character = "Black Manta", hand = { "Man-Bat" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"
refused(function() ben:defends "Cosmic Staff" end, "fe.attack.one-defense")   -- while the Attack reaches Cy
cy:declines()
refused(function() ben:defends "Cosmic Staff" end, "fe.attack.one-defense")   -- nor when it is over

expect(ben.hand):is { "Cosmic Staff" }
expect(ben.vp):is(1)
ruling {
  en = "No. Against one Attack a player has one Defense; the second card stays in Ben's hand.",
  fr = "Non. Contre une même Attaque, un joueur n'a qu'une Défense ; la seconde carte reste dans la main de Ben.",
}
