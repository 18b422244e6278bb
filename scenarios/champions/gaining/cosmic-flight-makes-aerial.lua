scenario "Cosmic Flight makes Captain Marvel Aerial" {
  game     = "champions",
  question = {
    en = "Crisis Interdiction has a second part for an Aerial Captain Marvel. I only gained Aerial from Cosmic Flight: does that count?",
    fr = "Empêcher les Conflits a une seconde partie pour une Captain Marvel Aérienne. Je n'ai gagné Aérien que par Vol Cosmique : cela compte-t-il ?",
  },
  shows    = { "mc.then.if-fully-resolved", "mc.gain-characteristic.as-if-had" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Cosmic Flight", "Energy", "Crisis Interdiction", "Strength" }, in_play = { "Captain Marvel's Helmet" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
side_schemes { { "Bomb Scare", threat = 3 } }

expect(ann.identity:def "Captain Marvel"):is(2)
ann:plays "Cosmic Flight"
ann:pays_with "Energy"
expect(ann.identity:aerial "Captain Marvel"):is(1)
expect(ann.identity:def "Captain Marvel"):is(3)              -- her helmet gives more to an Aerial wearer
ann:plays "Crisis Interdiction"
ann:chooses "The Break-In!"

expect(side_schemes:threat "Bomb Scare"):is(1)
ruling {
  en = "Yes. A trait that is gained works as if the card had it: her event removes threat from a second scheme, and her helmet gives its larger bonus.",
  fr = "Oui. Un trait gagné agit comme si la carte l'avait : son événement retire des menaces d'une seconde manigance, et son casque donne son plus grand bonus.",
}
