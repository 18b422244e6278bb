scenario "Carol Danvers can load Energy Channel, not throw it" {
  game     = "champions",
  question = {
    en = "I am Carol Danvers, with two counters on Energy Channel and one energy card. Which of its two actions are mine now?",
    fr = "Je suis Carol Danvers, avec deux jetons sur Énergie Canalisée et une carte d'énergie. Laquelle de ses deux actions m'est ouverte ?",
  },
  shows    = { "mc.card.energy-channel", "mc.cost.ability-cost", "mc.triggered-ability.form-label" },
}

local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy" }, in_play = { { "Energy Channel", counters = 2 } } },
}

ann:uses "Energy Channel"
ann:chooses "put counters"              -- the only one, so that nobody had to say it
ann:pays_with "Energy"
expect(ann.in_play:counters "Energy Channel"):is(4)
refused(function() ann:uses "Energy Channel" end, "mc.cost.ability-cost")              -- nothing left to load it with
refused(function() ann:uses "Energy Channel" end, "mc.triggered-ability.form-label")   -- and no hero to throw it
ann:changes_form()
ann:uses "Energy Channel"
ann:chooses "discard"
expect(villain:damage "Rhino I"):is(8)
ruling {
  en = "Only the loading. Throwing it away to attack is a Hero Action: change form first. Without energy to pay, neither of them can be used.",
  fr = "Seulement la charge. La défausser pour attaquer est une Action de Héros : changez d'abord de forme. Sans énergie à payer, aucune des deux n'est possible.",
}
