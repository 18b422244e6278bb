scenario "The printed Oblivion Bar in the hand is no Defense" {
  game     = "metal",
  question = {
    en = "Nobody has told the referee what Oblivion Bar says. I hold it and am attacked: is it known at least that it does not defend from there?",
    fr = "Personne n'a dit à l'arbitre ce que dit Bar de l'oubli. Je l'ai en main et on m'attaque : sait-on au moins qu'il ne défend pas de là ?",
  },
  shows    = { "metal.cards.oblivion-bar" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Straw Volley" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Oblivion Bar", "Padded Shield" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Steel", "Black Adam" }

ann:plays "Straw Volley"
refused(function() ben:defends "Oblivion Bar" end, "metal.cards.oblivion-bar")
ben:defends "Padded Shield"
expect(ben.hand):has "Oblivion Bar"
ruling {
  en = "Yes. Whatever else it says, the booklet has it defend only where it lies in play.",
  fr = "Oui. Quoi qu'il dise d'autre, le livret ne le laisse défendre que posé en jeu.",
}
