scenario "Too many allies after a change of control" {
  game     = "champions",
  question = {
    en = "I control three allies and Ann gives me a fourth with Handover. Is that refused, and if not, do I keep four?",
    fr = "Je contrôle trois alliés et Ann m'en donne un quatrième avec Passation. Est-ce refusé, et sinon, est-ce que j'en garde quatre ?",
  },
  shows    = { "mc.amb.ally-limit-overflow" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Handover" }, in_play = { "Jessica Jones" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Tigra", "Mockingbird", "Hulk" } },
}

ann:plays "Handover"
expect(ben):must_choose { "discards Tigra", "discards Mockingbird", "discards Hulk", "discards Jessica Jones" }
refused(function() ben:declines() end, "mc.amb.ally-limit-overflow")
ben:discards "Mockingbird"
expect(ben.in_play):is { "Tigra", "Hulk", "Jessica Jones" }
expect(ben.discard):is { "Mockingbird" }
ruling {
  en = "Neither. The limit forbids playing a fourth, not receiving one; but you then choose allies and discard them at once until three are left.",
  fr = "Ni l'un ni l'autre. La limite interdit d'en jouer un quatrième, pas d'en recevoir un ; mais vous défaussez aussitôt des alliés de votre choix jusqu'à n'en garder que trois.",
}
