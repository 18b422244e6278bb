scenario "Vision's bonus counts for every attack of the phase" {
  game     = "champions",
  question = {
    en = "I spend an energy resource to give Vision +2 ATK, and Get Ready lets him attack twice. Is the second attack stronger too?",
    fr = "Je dépense une ressource énergie pour donner +2 ATQ à Vision, et Se Préparer lui permet d'attaquer deux fois. La seconde attaque est-elle renforcée aussi ?",
  },
  shows    = { "mc.lasting-effect.as-constant" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Get Ready" }, in_play = { "Vision" } },
}
villain { "Rhino I" }

ann:uses "Vision"
ann:chooses "ATK"
ann:attacks_with "Vision"
expect(villain:damage "Rhino"):is(4)
ann:plays "Get Ready"
ann:attacks_with "Vision"

expect(villain:damage "Rhino"):is(8)
expect(ann.in_play:thw "Vision"):is(1)
ruling {
  en = "Yes. While it lasts the bonus works like constant text: Vision has 4 ATK for the rest of the phase, however often he attacks.",
  fr = "Oui. Tant qu'il dure, le bonus agit comme un texte constant : Vision a 4 en ATQ pour le reste de la phase, quel que soit le nombre d'attaques.",
}
