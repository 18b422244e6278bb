scenario "No game comes to a table with a character that has no hit points left" {
  game     = "champions",
  question = {
    en = "Shocker has 3 hit points and lies in front of me with 3 damage on him. Can we go on from there?",
    fr = "Shocker a 3 points de vie et se trouve devant moi avec 3 dégâts. Peut-on continuer à partir de là ?",
  },
  shows    = { "mc.damage.zero-defeats" },
}
local ann = players {
  { "Ann", character = "Spider-Man", engaged = { { "Shocker", damage = 3 } } },
}
refused(function() begin() end, "mc.damage.zero-defeats")
ruling {
  en = "No. With no hit points left he was defeated at once; he cannot still be in play.",
  fr = "Non. Sans point de vie restant, il a été vaincu aussitôt ; il ne peut plus être en jeu.",
}
